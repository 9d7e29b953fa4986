package small
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
