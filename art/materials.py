"""Every material by name. `get("black_glass")` builds it once per scene."""
from shaders import brushed, crust, glow, oak, plain, smoked, stone

_made = {}

RECIPES = {
    "paper": lambda: plain("paper", (0.86, 0.835, 0.79), 0.9),
    "black_glass": lambda: plain("black_glass", 0.004, 0.02, coat=1.0),
    "pearl_glass": lambda: plain("pearl_glass", (0.90, 0.89, 0.865), 0.05, coat=1.0),
    "white_glass": lambda: plain("white_glass", (0.70, 0.695, 0.68), 0.05, coat=1.0),
    "grey_glass": lambda: plain("grey_glass", (0.155, 0.138, 0.122), 0.05, coat=1.0),
    "black_print": lambda: plain("black_print", 0.006, 0.5),
    "steel": lambda: brushed("steel", 0.58, 0.25),
    "basin_steel": lambda: plain("basin_steel", 0.6, 0.27, 1.0),
    "steel_v": lambda: brushed("steel_v", 0.50, 0.27, "z"),
    "steel_y": lambda: brushed("steel_y", 0.58, 0.26, "y"),
    "polished": lambda: plain("polished", 0.72, 0.09, 1.0),
    "satin": lambda: plain("satin", 0.6, 0.24, 1.0, grain=0.05),
    "black_steel": lambda: brushed("black_steel", 0.075, 0.3, tint=(1, 0.97, 0.93)),
    "black_steel_v": lambda: brushed("black_steel_v", 0.075, 0.3, "z", (1, 0.97, 0.93)),
    "bronze": lambda: brushed("bronze", 0.2, 0.27, tint=(1, 0.74, 0.52)),
    "brass": lambda: plain("brass", (0.78, 0.52, 0.20), 0.24, 1.0, grain=0.08),
    "cast_iron": lambda: plain("cast_iron", 0.013, 0.52, grain=0.35, grain_scale=1400),
    "enamel": lambda: plain("enamel", 0.022, 0.28),
    "cavity": lambda: plain("cavity", (0.19, 0.18, 0.17), 0.36),
    "cavity_steel": lambda: plain("cavity_steel", 0.5, 0.34, 1.0),
    "cavity_bright": lambda: plain("cavity_bright", (0.5, 0.49, 0.475), 0.36, 0.25),
    "galvanised": lambda: plain("galvanised", (0.40, 0.39, 0.375), 0.38, 0.35, grain=0.06, grain_scale=60),
    "black_plastic": lambda: plain("black_plastic", 0.012, 0.38),
    "black_satin": lambda: plain("black_satin", 0.016, 0.3, grain=0.04),
    "rubber": lambda: plain("rubber", 0.02, 0.8),
    "print": lambda: plain("print", 0.34, 0.6),
    "print_bright": lambda: plain("print_bright", 0.62, 0.6),
    "print_dark": lambda: plain("print_dark", 0.05, 0.6),
    "quartz_black": lambda: plain("quartz_black", 0.02, 0.42, grain=0.25, grain_scale=1600),
    "quartz_grey": lambda: plain("quartz_grey", (0.46, 0.435, 0.40), 0.45, grain=0.22, grain_scale=1600),
    "porcelain": lambda: plain("porcelain", (0.8, 0.78, 0.74), 0.12, coat=0.6),
    "cabinet": lambda: plain("cabinet", (0.72, 0.695, 0.655), 0.5),
    "digits": lambda: glow("digits", (1, 0.96, 0.9), 2.6),
    "digits_warm": lambda: glow("digits_warm", (1, 0.62, 0.28), 2.4),
    "lamp": lambda: glow("lamp", (1, 0.78, 0.52), 9.0),
    "smoked": lambda: smoked("smoked", 0.42),
    "smoked_edge": lambda: smoked("smoked_edge", 0.35),
    "bread": lambda: crust("bread"),
    "dough": lambda: plain("dough", (0.82, 0.74, 0.6), 0.46),
    "green": lambda: plain("green", (0.09, 0.2, 0.035), 0.45),
    "plaster": lambda: plain("plaster", (0.045, 0.041, 0.037), 0.85, grain=0.5, grain_scale=14),
    "dark_front": lambda: plain("dark_front", (0.030, 0.027, 0.024), 0.42),
    "dark_stone": lambda: stone("dark_stone", (0.036, 0.033, 0.029), (0.062, 0.056, 0.049), 0.3, 1.7),
    "ceramic": lambda: plain("ceramic", (0.14, 0.125, 0.105), 0.5, grain=0.3, grain_scale=120),
    "copper": lambda: plain("copper", (0.72, 0.36, 0.2), 0.2, 1.0),
    "board": lambda: oak("board", 9, 1.3, "y"),
    "lemon": lambda: plain("lemon", (0.85, 0.58, 0.03), 0.4, grain=0.4, grain_scale=240),
    "leaf": lambda: plain("leaf", (0.035, 0.07, 0.02), 0.5),
}


def get(name):
    if name not in _made:
        _made[name] = RECIPES[name]()
    return _made[name]
