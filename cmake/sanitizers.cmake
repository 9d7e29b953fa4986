# SPDX-License-Identifier: GPL-3.0-or-later
if(MARCHES_ASAN)
    add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=address,undefined)
endif()
if(MARCHES_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()
