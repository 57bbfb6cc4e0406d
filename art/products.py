"""All products: code -> (family, model, width, depth and height in metres, options of the model)."""

PRODUCTS = {
    "rh-9010": ("hood", "slanted", 0.900, 0.390, 0.520, {}),
    "rh-9011": ("hood", "slanted", 0.900, 0.390, 0.520, {"glass": "pearl_glass", "digits": "print_dark"}),
    "rh-7510": ("hood", "slanted", 0.750, 0.390, 0.500, {"chimney_width": 0.22, "edge": "black_satin", "lit": 2}),
    "rh-9020": ("hood", "t", 0.900, 0.500, 0.720, {}),
    "rh-9021": ("hood", "t", 0.900, 0.500, 0.720, {"finish": "black_steel", "glass_edge": True}),
    "rh-1230": ("hood", "island", 1.200, 0.650, 0.780, {}),
    "rh-6040": ("hood", "slim", 0.600, 0.300, 0.110, {}),
    "hb-7830": ("hob", "gas", 0.780, 0.450, 0.120, {"burners": 3}),
    "hb-7320": ("hob", "gas", 0.730, 0.430, 0.120, {"burners": 2}),
    "hb-7325": ("hob", "gas", 0.730, 0.430, 0.120, {"burners": 2, "top": "steel", "metal": "satin", "knob_metal": "polished"}),
    "hb-9050": ("hob", "gas", 0.900, 0.510, 0.110, {"burners": 5, "top": "steel", "knob_metal": "black_satin"}),
    "hb-6240": ("hob", "induction", 0.600, 0.520, 0.056, {}),
    "hb-8041": ("hob", "induction", 0.800, 0.520, 0.056, {"joined": True}),
    "hb-3020": ("hob", "induction", 0.300, 0.520, 0.056, {"zones": 2}),
    "eo-6072": ("oven", "built-in", 0.595, 0.565, 0.595, {"inside": "bread"}),
    "eo-6076": ("oven", "built-in", 0.595, 0.565, 0.595, {"handle_metal": "bronze", "knob_metal": "bronze", "inside": "rolls", "readout": ("220°", "19:10", "ROAST")}),
    "eo-6060": ("oven", "built-in", 0.595, 0.565, 0.595, {"glass": "steel", "inside": "rolls", "readout": ("160°", "16:30", "BAKE")}),
    "eo-6074": ("oven", "built-in", 0.595, 0.565, 0.595, {"controls": "touch", "handle_metal": None, "display_w": 0.27, "inside": "rolls", "readout": ("200°", "18:00", "CRISP")}),
    "eo-6066": ("oven", "built-in", 0.595, 0.565, 0.595, {"glass": "grey_glass", "controls": "touch", "handle_metal": "black_satin", "handle_style": "slim", "display_w": 0.2, "inside": "bread"}),
    "so-6045": ("oven", "built-in", 0.595, 0.530, 0.455, {"controls": "touch", "tank": True, "inside": "buns", "lining": "cavity_bright", "readout": ("100°", "12:20", "STEAM"), "lamp": 0.8}),
    "so-6050": ("oven", "built-in", 0.595, 0.530, 0.455, {"glass": "white_glass", "controls": "touch", "tank": True, "inside": "greens", "lining": "cavity_bright", "readout": ("95°", "12:05", "STEAM"), "lamp": 0.8}),
    "so-6065": ("oven", "built-in", 0.595, 0.565, 0.595, {"controls": "touch", "display_w": 0.30, "inside": "buns", "lining": "cavity_bright", "readout": ("140°", "18:30", "COMBI"), "lamp": 0.9}),
    "so-6058": ("oven", "built-in", 0.595, 0.565, 0.595, {"panel_glass": "steel", "controls": "touch", "tank": True, "inside": "greens", "lining": "cavity_bright", "readout": ("130°", "17:45", "COMBI"), "lamp": 0.9}),
    "so-4535": ("oven", "table-top", 0.500, 0.450, 0.390, {}),
    "mw-3820": ("oven", "side-panel", 0.595, 0.345, 0.388, {"controls": "knob"}),
    "mw-3825": ("oven", "side-panel", 0.595, 0.388, 0.388, {"controls": "buttons", "frame": "steel", "readout": ("1:30", "900W", "")}),
    "mw-3828": ("oven", "side-panel", 0.595, 0.388, 0.388, {"controls": "touch", "glass": "white_glass", "inside": "flatbed", "readout": ("2:00", "900W", "")}),
    "mw-4544": ("oven", "built-in", 0.595, 0.567, 0.455, {"controls": "touch", "inside": "flatbed", "lining": "cavity_bright", "readout": ("1000W", "3:20", "GRILL"), "lamp": 0.8}),
    "mw-4540": ("oven", "built-in", 0.595, 0.567, 0.455, {"glass": "grey_glass", "controls": "knobs", "inside": "turntable", "lining": "cavity_bright", "readout": ("900W", "2:40", "HOT AIR"), "lamp": 0.8}),
    "sd-9008": ("sink", "sink", 0.900, 0.500, 0.500, {"layout": "left", "lid_angle": 0}),
    "sd-7806": ("sink", "sink", 0.780, 0.500, 0.500, {"layout": "left", "lid_angle": 64, "tap_finish": "polished"}),
    "sd-6006": ("sink", "sink", 0.600, 0.500, 0.500, {"layout": "only", "lid_angle": 58}),
    "sd-9208": ("sink", "sink", 0.920, 0.500, 0.500, {"layout": "duo"}),
    "sd-1108": ("sink", "sink", 1.100, 0.500, 0.500, {"layout": "drainer", "lid_angle": 0}),
    "sd-8807": ("sink", "sink", 0.880, 0.500, 0.500, {"layout": "left", "finish": "quartz_black", "tap_finish": "black_satin", "radius": 0.034}),
    "sd-7507": ("sink", "sink", 0.750, 0.500, 0.500, {"layout": "left", "finish": "quartz_grey", "tap_finish": "satin", "radius": 0.034}),
    # no longer sold, but still shown on support pages
    "rh-9008": ("hood", "slanted", 0.900, 0.390, 0.520, {"chimney_width": 0.30, "edge": "polished", "lit": 2}),
    "hb-7630": ("hob", "gas", 0.760, 0.440, 0.120, {"burners": 3, "knob_metal": "polished"}),
    "eo-6068": ("oven", "built-in", 0.595, 0.565, 0.595, {"inside": "rolls", "display_w": 0.13, "readout": ("200°", "18:20", "BAKE")}),
}

CATEGORIES = ["range-hoods", "hobs", "electric-ovens", "steam-ovens", "microwave-ovens", "in-sink-dishwashers"]


def build(code):
    """Build the product at the origin. Returns its family and the box to frame: its two opposite corners."""
    import fronts
    import hobs
    import hoods
    import sinks
    import table_top
    family, model, w, d, h, look = PRODUCTS[code]
    models = {**hoods.MODELS, **hobs.MODELS, **fronts.MODELS, **sinks.MODELS, **table_top.MODELS}
    return family, models[model](w, d, h, **look)
