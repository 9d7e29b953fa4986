// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/exchange/foreignsamples.h"

#include <QBuffer>
#include <QImage>

SampleFiles plainSvgSample()
{
    return {{"isles.svg", R"~(<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
     xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="200mm" height="100mm" viewBox="10 0 200 100">
  <defs><rect id="square" width="20" height="20"/></defs>
  <g inkscape:groupmode="layer" inkscape:label="Seas"><rect id="the-deep" x="10" y="0" width="200" height="100"/></g>
  <g inkscape:groupmode="layer" inkscape:label="Territories" transform="translate(10,0)">
    <path id="path1" inkscape:label="North Shore" style="fill:#aabbcc" d="M20,20h40v30h-40z"/>
    <path d="M20,50h40v30h-40z"><title>South &amp; Shore</title></path>
    <g id="twin-isles"><rect x="80" y="20" width="10" height="10"/><circle cx="100" cy="60" r="6"/></g>
    <use xlink:href="#square" x="120" y="30" id="far_rock"/>
  </g>
  <text x="20" y="20">Isles</text>
</svg>
)~"}};
}

SampleFiles warzoneSample()
{
    return {{"war.svg", R"~(<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
     xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="800" height="600" viewBox="0 0 800 600">
<g inkscape:groupmode="layer" inkscape:label="WZ:Territories">
<g id="t1"><title>Alpha</title><path id="Territory_1" d="M100,100h100v100h-100z"/><g><rect id="sign1" x="140" y="143" width="20" height="15"/></g></g>
<path id="Territory_2" d="M200,100h100v100h-100z"/>
<path id="path77" inkscape:label="#Territory_3" d="M100,200h100v100h-100z"/>
<path id="Territory_4" d="M500,400h100v100h-100zM620,400h50v50h-50z"/>
</g>
<g inkscape:groupmode="layer" inkscape:label="WZ:Bonuses"><g inkscape:groupmode="layer" inkscape:label="West: 3"><title>#ff8800</title><use xlink:href="#t1"/></g></g>
</svg>
)~"},
            {"war.json", R"~({"commands":[
{"command":"setTerritoryName","id":2,"name":"Beta"},
{"command":"setTerritoryName","id":3,"name":"Gamma"},
{"command":"setTerritoryName","id":4,"name":"Delta"},
{"command":"setTerritoryCenterPoint","id":4,"x":550,"y":450},
{"command":"addTerritoryConnection","id1":1,"id2":2,"wrap":"Normal"},
{"command":"addTerritoryConnection","id1":3,"id2":4,"wrap":"Normal"},
{"command":"addTerritoryConnection","id1":2,"id2":4,"wrap":"WrapHorizontally"},
{"command":"addBonus","name":"East","armies":2,"color":"#0088ff"},
{"command":"addTerritoryToBonus","id":2,"bonusName":"East"},
{"command":"addTerritoryToBonus","id":1,"bonusName":"East"},
{"command":"addDistributionMode","name":"Thrones"}]}
)~"}};
}

SampleFiles dominationSample()
{
    QImage image(200, 120, QImage::Format_Grayscale8);
    image.fill(255);
    const auto fill = [&image](int number, int left, int top, int width, int height) {
        for (int y = top; y < top + height; ++y)
            for (int x = left; x < left + width; ++x) image.scanLine(y)[x] = static_cast<uchar>(number);
    };
    fill(1, 20, 20, 40, 40);
    fill(2, 61, 20, 40, 40); // beyond a line of one pixel
    fill(3, 20, 61, 81, 30);
    fill(4, 150, 30, 30, 30);
    fill(4, 150, 80, 20, 20);
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return {{"small.map",
             "; a small map\nname Small World\nver 2\n\n[files]\npic small_pic.png\nmap small_map.png\ncrd "
             "small.cards\n\n"
             "[continents]\nWest_Lands 3 yellow\nEast 0 #0000ff\n\n[countries]\n1 Northland 1 40 40\n"
             "2 Cape_Town 1 80 40\n3 S\xFC"
             "dland 1 60 75\n4 Isle 2 165 45\n\n[borders]\n1 2 3\n2 1\n3 1 4\n4 3 2\n"},
            {"small_map.png", png},
            {"small.cards", "[cards]\nInfantry 1\nwildcard\n[missions]\n0 3 2 0 0 0 Hold three\n"},
            {"small_fr.properties", "# French\nNorthland=Pays du Nord\nCape_Town = Le C\\u0061p\nEast=Est\n"}};
}

SampleFiles tripleASample()
{
    return {{"map.yml", "map_name: three_seas\nversion: 1\ngames:\n- {game_name: Three, file_name: three.xml}\n"},
            {"map/map.properties", "map.width=400\nmap.height=200\nmap.scrollWrapX=false\n"},
            {"map/polygons.txt", "Left Land  <  (20,20) (100,20) (100,100) (20,100) >\r\n"
                                 "Right Land  <  (103,20) (180,20) (180,100) (103,100) >  <  (103,130) (140,130) "
                                 "(140,160) (103,160) >\r\n"
                                 "1 Sea Zone  <  (0,0) (399,0) (399,199) (0,199) >\r\n\r\n"},
            {"map/centers.txt", "Left Land  (60,60)\r\nRight Land  (140,60)\r\n1 Sea Zone  (300,100)\r\n"},
            {"map/games/three.xml",
             "<?xml version=\"1.0\"?>\n<!DOCTYPE game SYSTEM \"game.dtd\">\n<game><map>\n"
             "<territory name=\"Left Land\"/><territory name=\"Right Land\"/>\n"
             "<territory name=\"1 Sea Zone\" water=\"true\"/><territory name=\"Nowhere\"/>\n"
             "<connection t1=\"Left Land\" t2=\"Right Land\"/><connection t1=\"1 Sea Zone\" t2=\"Left Land\"/>\n"
             "</map><attachments>\n"
             "<attachment name=\"territoryAttachment\" attachTo=\"Left Land\" type=\"territory\">"
             "<option name=\"production\" value=\"4\"/></attachment>\n"
             "<attachment name=\"canalAttachment\" attachTo=\"1 Sea Zone\" type=\"territory\"/>\n"
             "</attachments><initialize><ownerInitialize>\n"
             "<territoryOwner territory=\"Left Land\" owner=\"Reds\"/></ownerInitialize></initialize></game>\n"}};
}

SampleFiles jdipSample()
{
    return {{"variants.xml", R"~(<?xml version="1.0"?>
<!DOCTYPE VARIANTS [ <!ELEMENT VARIANTS (DESCRIPTION, VARIANT+)> <!ENTITY who "Reds"> ]>
<VARIANTS>
<MAP_DEFINITION id="m" title="Small" URI="small.svg" thumbURI="t.png"/>
<VARIANT name="Other" version="1.0"><MAP adjacencyURI="none.xml"/></VARIANT>
<VARIANT name="Small" version="1.0" default="true">
<MAP adjacencyURI="small_adjacency.xml"><MAP_GRAPHIC ref="m" default="true"/></MAP>
<POWER name="&who;" adjective="Red"/>
<VICTORYCONDITIONS><WINNING_SUPPLY_CENTERS value="2"/></VICTORYCONDITIONS>
<SUPPLYCENTER province="nor" homepower="reds" owner="reds"/>
<SUPPLYCENTER province="sou"/>
<INITIALSTATE province="sou" power="reds" unit="fleet" unitcoast="ec"/>
</VARIANT>
</VARIANTS>
)~"},
            {"small_adjacency.xml", R"~(<PROVINCES>
<PROVINCE shortname="nor" fullname="North"><UNIQUENAME name="Norland"/><ADJACENCY type="mv" refs="sou inn"/><ADJACENCY type="xc" refs="bay"/></PROVINCE>
<PROVINCE shortname="sou" fullname="South"><ADJACENCY type="mv" refs="nor"/><ADJACENCY type="ec" refs="bay"/></PROVINCE>
<PROVINCE shortname="inn" fullname="Inner"><ADJACENCY type="mv" refs="nor sou"/></PROVINCE>
<PROVINCE shortname="bay" fullname="Bay"><ADJACENCY type="xc" refs="nor sou-ec"/></PROVINCE>
</PROVINCES>
)~"},
            {"small.svg", R"~(<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.0//EN" "http://www.w3.org/TR/svg10.dtd" [
<!ATTLIST j:PROVINCE_DATA xmlns:j CDATA #FIXED "http://jdip.sourceforge.org/jdipNS"> ]>
<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400">
<j:PROVINCE_DATA><j:PROVINCE name="nor"><j:UNIT x="120" y="110"/></j:PROVINCE></j:PROVINCE_DATA>
<style type="text/css"><![CDATA[ .water { fill: #99bbdd } #_nor, .land { fill: #ccddaa; } ]]></style>
<g id="MapLayer" transform="translate(0,400) scale(0.1,-0.1)">
<path id="_bay" class="water" d="M0,0h6000v4000h-6000z"/>
<path id="_nor" class="land" d="M1000,2000h1000v1500h-1000z"/>
<path id="_sou" class="land" d="M1000,500h1000v1500h-1000z"/>
</g>
<g id="MouseLayer" transform="translate(0,400) scale(0.1,-0.1)" fill="none">
<path id="inn" d="M500,1000h500v2000h-500z"/><path id="nor" d="M0,0h1v1z"/></g>
<g id="FullLabelLayer"><text>North</text></g>
</svg>
)~"}};
}

SampleFiles godipSample()
{
    return {
        {"smallmap.svg",
         R"~(<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 600 400">
<g inkscape:groupmode="layer" inkscape:label="provinces">
<path inkscape:label="sea" d="M0,0h600v400h-600z"/>
<path inkscape:label="abc" d="M100,100h100v100h-100z"/><path inkscape:label="xyz" d="M200,100h100v100h-100z"/>
<path inkscape:label="xyz/ec" d="M290,100h10v100h-10z"/>
</g>
<g inkscape:groupmode="layer" inkscape:label="province-centers"><path id="abcCenter" d="M150,150 151,151"/></g>
</svg>
)~"},
        {"small.go", R"~(package small
func SmallGraph() *graph.Graph {
	return graph.New().
		Prov("abc").Conn("xyz", godip.Land).Conn("sea", godip.Sea).Flag(godip.Coast...).SC(Reds).
		Prov("xyz").Conn("abc", godip.Land).Flag(godip.Land).SC(godip.Neutral).
		Prov("xyz/ec").Conn("sea", godip.Sea).Flag(godip.Sea).
		Prov("sea").Conn("abc", godip.Sea).Conn("xyz/ec", godip.Sea).Flag(godip.Sea).
		Done()
}
var units = map[godip.Province]godip.Unit{ "abc": godip.Unit{godip.Army, Reds}, }
var provinceLongNames = map[godip.Province]string{ "abc": "Abacus", "xyz": "Xylophone", "sea": "The Sea", }
)~"}};
}

SampleFiles geoJsonSample()
{
    return {{"lands.geojson", R"~({"type":"FeatureCollection","features":[
{"type":"Feature","id":"aa","properties":{"NAME":"Aland","name_fr":"Alande","zone":"North"},"geometry":{"type":"Polygon","coordinates":[[[0,0],[10,0],[10,5],[10,10],[0,10],[0,0]]]}},
{"type":"Feature","id":"bb","properties":{"NAME":"Bland","zone":"South"},"geometry":{"type":"Polygon","coordinates":[[[10,0],[20,0],[20,10],[10,10],[10,5],[10,0]],[[13,3],[13,6],[16,6],[16,3],[13,3]]]}},
{"type":"Feature","id":"cc","properties":{"NAME":"Cland","zone":"South"},"geometry":{"type":"MultiPolygon","coordinates":[[[[170,0],[-170,0],[-170,10],[170,10],[170,0]]]]}},
{"type":"Feature","id":"dd","properties":{"NAME":"Dot"},"geometry":{"type":"Point","coordinates":[5,5]}}]}
)~"}};
}

SampleFiles topoJsonSample()
{
    return {{"squares.json", R"~({"type":"Topology","transform":{"scale":[0.5,0.5],"translate":[100,50]},
"objects":{"land":{"type":"Polygon","arcs":[[0,2]]},"squares":{"type":"GeometryCollection","geometries":[
{"type":"Polygon","id":1,"properties":{"name":"West"},"arcs":[[0,1]]},
{"type":"MultiPolygon","id":2,"properties":{"name":"East"},"arcs":[[[2,-2]]]}]}},
"arcs":[[[20,20],[-20,0],[0,-20],[20,0]],[[20,0],[3,10],[-3,10]],[[20,0],[20,0],[0,20],[-20,0]]]}
)~"}};
}
