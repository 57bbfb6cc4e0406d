"""The list of pictures: for each kind the names, sizes, samples, output paths and source scripts."""
import os

from accessory_list import ACCESSORIES
from products import CATEGORIES, PRODUCTS

CONTENT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "content")
COMMON = ["geometry.py", "shaders.py", "materials.py", "printing.py", "denoise.py", "tone.py", "shot.py", "studio.py"]
FAMILY = {"hood": ["hoods.py"], "hob": ["hobs.py", "burners.py"], "oven": ["fronts.py", "table_top.py", "food.py", "burners.py"], "sink": ["sinks.py"]}
EVERY_FAMILY = sorted(set(sum(FAMILY.values(), [])))
STILL_LIFE = ["still_life.py", "recipes.py", "ingredients.py", "crockery.py"]

VIEWS = ["front", "detail", "kitchen"]
RECIPES = ["steamed-char-siu-buns", "country-loaf-with-steam", "prawn-dumplings-in-bamboo", "silken-egg-custard", "roast-tomato-soup", "clay-pot-rice",
           "roast-pumpkin-wedges", "pineapple-tarts", "miso-glazed-aubergine", "stir-fried-kailan", "black-sesame-mug-cake", "congee-with-ginger"]
FILMS = ["rh-9010-turntable", "hb-7830-turntable", "eo-6076-turntable", "so-6065-turntable", "sd-9008-turntable", "kitchen-at-dusk"]

SERIES = ["vela", "tera", "isola", "fiamma", "campo", "forno", "brace", "vapore", "vapore-combi", "onda", "onda-combi", "acqua", "acqua-duo", "riva"]

BANNERS = ["high-heat", "table-for-six", "clean-plates"]

# The pictures of articles: the module and the function that build each one.
STORIES = {
    "cases/toa-payoh-renovations": "hdb_kitchen.renovated",
    "cases/tamarind-quay": "condominium_kitchen.tamarind_quay",
    "happiness/sunday-congee": "hdb_kitchen.congee",
    "news/a-companion-in-warm-grey": "oak_kitchen.wet_sand",
    "happiness/baker-in-four-square-metres": "oak_kitchen.baker",
    "happiness/night-shift-supper": "oak_kitchen.two_bowls",
    "news/so-6058-on-a-13-amp-plug": "oak_kitchen.one_plug",
    "cases/merbau-residence": "oak_kitchen.merbau",
    "happiness/kitchen-for-five": "terrazzo_kitchen.five_plates",
    "news/riva-in-stone-grey": "terrazzo_kitchen.stone_grey",
    "news/four-ticks-for-the-sd-1108": "balcony_kitchen.four_ticks",
    "happiness/two-brothers-one-wok": "balcony_kitchen.two_woks",
    "news/hb-8041-joined-fields": "marble_kitchen.joined_fields",
    "news/rh-9011-pearl-white": "marble_kitchen.quiet_white",
    "cases/one-wall-kitchens-robertson-quay": "studio_kitchen.one_wall",
    "happiness/first-meal-after-moving-in": "studio_kitchen.first_dinner",
    "cases/ember-street-cooking-school": "school_kitchen.ten_woks",
    "cases/house-on-nutmeg-hill": "school_kitchen.nutmeg_hill",
    "news/twelve-apprentices": "workbench.apprentices",
    "news/parts-counter-at-kiln-lane": "workbench.counter_parts",
    "news/care-week-before-new-year": "workbench.care",
    "news/cooking-evenings": "showroom.thursday",
    "news/meridian-awards-2025": "hdb_kitchen.award_pair",
    "news/repairs-within-a-week": "service_bench.replaced_spring",
    "news/tamarind-quay-handed-over": "condominium_kitchen.paper_test",
    "care/electric-ovens": "oak_kitchen.wiped_oven",
    "care/hobs": "balcony_kitchen.washed_caps",
    "care/in-sink-dishwashers": "terrazzo_kitchen.clean_sieve",
    "care/microwave-ovens": "oak_kitchen.wiped_microwave",
    "care/range-hoods": "hdb_kitchen.clean_filters",
    "care/steam-ovens": "oak_kitchen.wiped_steam_oven",
    "careers/apprentice-technician": "service_bench.first_year",
    "careers/showroom-adviser": "showroom.adviser",
    "careers/test-kitchen-cook": "showroom.test_day",
    "press/care-guides-for-every-appliance": "balcony_kitchen.hob_and_sink",
    "press/four-ticks-for-the-sd-1108": "terrazzo_kitchen.drainer",
    "press/induction-hob-with-flex-zones": "marble_kitchen.island_day",
    "press/meridian-awards-2025": "oak_kitchen.roast",
    "press/second-class-of-apprentices": "service_bench.twelve_screwdrivers",
    "press/tamarind-quay-handed-over": "condominium_kitchen.two_ovens",
    "pages/about": "showroom.whole",
    "pages/after-sales-process": "service_bench.opened_microwave",
    "pages/brand": "hdb_kitchen.half_past_six",
    "pages/cooperation": "service_bench.samples",
    "pages/engineering": "service_bench.floor_plan",
    "pages/feature-story": "condominium_kitchen.nineteenth_floor",
    "pages/image-story": "oak_kitchen.fifteen_minutes",
    "pages/service-idea": "service_bench.keys",
    "pages/service-philosophy": "hdb_kitchen.two_cups",
    "pages/service-promise": "service_bench.call",
    "pages/shopping-guide": "terrazzo_kitchen.measure",
    "pages/sustainability": "balcony_kitchen.old_hob",
    "pages/world-outlets": "showroom.row_of_ovens",
}
# The pictures of the care guides: category, name of the file, and the function in `care_steps.py` that builds it.
CARE = {
    "range-hoods/oil-cup": "oil_cup",
    "range-hoods/filters-drying": "filters_drying",
    "range-hoods/rinse-tank": "rinse_tank",
    "range-hoods/baffle-drying": "baffle_drying",
    "range-hoods/carbon-dated": "carbon_dated",
    "hobs/caps-washed": "caps_washed",
    "hobs/cap-in-notch": "cap_in_notch",
    "hobs/probe-brushed": "probe_brushed",
    "hobs/glass-scraped": "scraped_glass",
    "electric-ovens/emptied": "oven_emptied",
    "electric-ovens/door": "oven_door",
    "electric-ovens/water": "water_measured",
    "in-sink-dishwashers/sieve": "sieve_rinsed",
    "in-sink-dishwashers/spray-arm": "spray_arm",
    "in-sink-dishwashers/citric-acid": "citric_acid",
    "microwave-ovens/lemon-water": "lemon_water",
    "microwave-ovens/turntable": "turntable_washed",
    "steam-ovens/tank-drying": "tank_drying",
    "steam-ovens/tank-descaled": "tank_descaled",
}
ACCESSORY_PARTS = ["parts.py", "fine_shaders.py", "hob_parts.py", "hood_parts.py", "oven_parts.py", "sink_parts.py"]
BRIGHT = ["daylight.py", "banners.py", "bright_shaders.py", "kitchen.py", "wides.py", *STILL_LIFE, *EVERY_FAMILY]

NAMES = {"product": list(PRODUCTS), "view": [f"{code}/{view}" for view in VIEWS for code in PRODUCTS], "category": CATEGORIES, "series": SERIES, "banner": BANNERS, "recipe": RECIPES, "story": list(STORIES), "accessory": list(ACCESSORIES), "care": list(CARE)}
SIZES = {"product": (1600, 1200), "view": (1600, 1200), "category": (2400, 1024), "series": (2400, 1024), "banner": (2400, 1024), "recipe": (1600, 1200), "story": (1600, 1200), "accessory": (480, 480), "care": (800, 600)}
SAMPLES = {"product": 20, "view": 9, "category": 20, "series": 12, "banner": 16, "recipe": 9, "story": 9, "accessory": 14, "care": 20}


def size(kind, name):
    """Width and height in pixels. The pictures of pages fill the width of a desktop screen."""
    return (2000, 1500) if kind == "story" and name.startswith("pages/") else SIZES[kind]


def samples(kind, name):
    """Samples per pixel. Smoked glass in front of a lit chamber is noisy below 20 samples in the dark kitchen, and below 14 in the studio."""
    if kind == "view" and PRODUCTS[name.split("/")[0]][0] == "oven":
        return 20 if name.endswith("/kitchen") else 14
    if kind == "story" and STORIES[name].startswith(("condominium", "showroom")):
        return 28  # windows, two ovens and a hood share the samples
    return SAMPLES[kind]


def target(kind, name):
    """Path of the picture, in the folder of the content it belongs to."""
    if kind == "view":
        code, view = name.split("/")
        return os.path.join(CONTENT, "products", code, "pictures", view + ".webp")
    if kind == "story":
        return os.path.join(CONTENT, name, "pictures", "main.webp")
    if kind == "care":
        category, step = name.split("/")
        return os.path.join(CONTENT, "care", category, "pictures", step + ".webp")
    folder, file = {"product": ("products", "studio"), "category": ("categories", "wide"), "series": ("series", "wide"), "banner": ("banners", "wide"), "recipe": ("recipes", "main"), "accessory": ("accessories", "main")}[kind]
    return os.path.join(CONTENT, folder, name, "pictures", file + ".webp")


def sources(kind, name):
    """The scripts and the parameters of a picture. The picture is stale when one of them changes."""
    if kind == "recipe":
        return [*COMMON, *STILL_LIFE], name
    if kind == "story":
        room = STORIES[name].split(".")[0] + ".py"
        return [*COMMON, *BRIGHT, room, *(["workbench.py"] if room == "service_bench.py" else [])], name
    if kind == "category":
        return [*COMMON, "wides.py", "kitchen.py", *EVERY_FAMILY], name
    if kind == "banner":
        return [*COMMON, *STILL_LIFE, "banners.py", "wides.py", "kitchen.py", *EVERY_FAMILY], name
    if kind == "series":
        return [*COMMON, "series.py", "views.py", "wides.py", "kitchen.py", *EVERY_FAMILY], name
    if kind == "care":
        return [*COMMON, *BRIGHT, *ACCESSORY_PARTS, "workbench.py", "care_steps.py"], CARE[name]
    if kind == "accessory":
        module = ACCESSORIES[name][0].split(".")[0] + ".py"
        return [*COMMON, "accessories.py", "parts.py", "fine_shaders.py", module], ACCESSORIES[name]
    line = PRODUCTS[name.split("/")[0]]
    extra = ["views.py", "wides.py", "kitchen.py", *EVERY_FAMILY] if kind == "view" else FAMILY[line[0]]
    return [*COMMON, *extra], line
