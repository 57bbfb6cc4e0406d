"""The table-top combi oven: a rounded body on four feet."""
import geometry as g
import materials as m
import printing as p
from burners import knob
from fronts import cavity, display, handle


def table_top(width, depth, height):
    """A free-standing combi oven with rounded edges, on four feet."""
    lift = 0.016
    h = height - lift
    outline = lambda inset, y: [(x, y, lift + h / 2 + v) for x, v in g.rounded_rect(width - inset, h - inset, 0.045, 12)]
    g.loft("shell", [outline(0.012, 0.0), outline(0.003, 0.003), outline(0, 0.010), outline(0, depth - 0.03), outline(0.02, depth - 0.008), outline(0.06, depth)], m.get("black_satin"), True)
    panel, z = 0.078, lift + h / 2
    ring = g.rounded_rect(width - 0.014, h - 0.014, 0.040, 12)
    hole = g.rounded_rect(width - 0.12, h - panel - 0.12, 0.024, 8, (0, -panel / 2 + 0.004))
    g.plate("front", ring, 0.012, (0, 0.004, z), m.get("black_print"), [hole], 0.002, "xz")
    g.plate("sheet", g.rounded_rect(width - 0.016, h - 0.016, 0.039, 12), 0, (0, -0.0026, z), m.get("smoked"), (), 0, "xz")
    cavity(0, z - panel / 2 + 0.004, width - 0.09, h - panel - 0.08, depth - 0.12, "cavity_bright", 0.8, "buns")
    pz = height - 0.012 - panel / 2
    display(0, pz, 0.15, 0.05, "100°", "18:45", "STEAM")
    for s in (-1, 1):
        knob(s * (width / 2 - 0.085), -0.003, pz, "y", 0.02, "satin", 0.024)
    g.box("seam", (width - 0.02, 0.003, 0.0014), (0, -0.0022, height - panel - 0.014), m.get("satin"), 0.0004)
    handle(0, height - panel - 0.045, width - 0.12, "satin")
    p.wordmark(0.0135, (0, -0.0034, lift + 0.032), "print_bright")
    for sx in (-1, 1):
        for y in (0.05, depth - 0.06):
            g.cylinder("foot", 0.02, lift + 0.004, (sx * (width / 2 - 0.07), y, 0), m.get("rubber"), 0.003)
    return (-width / 2, -0.03, 0), (width / 2, depth, height)


MODELS = {"table-top": table_top}
