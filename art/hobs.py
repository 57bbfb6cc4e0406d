"""Hobs. The worktop is at z = 0, the centre of the plate at x = y = 0. The knobs are on the viewer's side."""
import geometry as g
import materials as m
import printing as p
from burners import burner, grate, knob

# Per number of burners: (x, y, radius in metres, wok burner, grate width, grate depth); the others are fractions of the width or depth of the hob.
GAS = {
    2: [(-0.25, 0.06, 0.062, True, 0.42, 0.66), (0.25, 0.06, 0.062, True, 0.42, 0.66)],
    3: [(-0.255, 0.05, 0.066, True, 0.40, 0.72), (0.2, 0.23, 0.042, False, 0.30, 0.42), (0.2, -0.19, 0.035, False, 0.30, 0.36)],
    5: [(0, 0.03, 0.066, True, 0.30, 0.74), (-0.33, 0.23, 0.042, False, 0.28, 0.40), (-0.33, -0.17, 0.036, False, 0.28, 0.36),
        (0.33, 0.23, 0.042, False, 0.28, 0.40), (0.33, -0.17, 0.036, False, 0.28, 0.36)],
}
KNOBS = {2: (-0.05, 0.05), 3: (0.115, 0.2, 0.285), 5: (-0.14, -0.07, 0, 0.07, 0.14)}


def gas(width, depth, height, burners=3, top="black_glass", metal="brass", lit=True, knob_metal="satin"):
    thick = 0.007 if "glass" in top else 0.005
    if "glass" in top:
        g.rect_plate("glass", width, depth, thick, (0, 0, thick / 2), m.get(top), 0.012, bevel=0.0018)
    else:
        rim = lambda inset, z, r: [(x, y, z) for x, y in g.rounded_rect(width - inset, depth - inset, r, 8)]
        g.loft("pressed top", [rim(0, 0.0, 0.014), rim(0, 0.006, 0.014), rim(0.003, 0.008, 0.013), rim(0.024, 0.008, 0.012), rim(0.030, 0.0065, 0.010), rim(0.040, 0.005, 0.009)], m.get(top))
    for x, y, radius, wok, gw, gd in GAS[burners]:
        cx, cy = x * width, y * depth
        burner(cx, cy, thick, radius, metal, wok, lit)
        grate(cx, cy, thick, gw * width, gd * depth, 4, 0.047, radius * 0.5 if not wok else radius * 0.62)
    printed = "print" if "glass" in top else "print_dark"
    ky = -depth / 2 + 0.038
    for i, x in enumerate(KNOBS[burners]):
        knob(x * width, ky, thick, radius=0.0185, metal=knob_metal)
        g.ring_print(0.0275, 0.0008, (x * width, ky, thick + 0.0003), m.get(printed), sweep=240, start=150)
    p.wordmark(0.0165, (-width / 2 + 0.085, ky, thick + 0.0003), printed, "xy")
    return (-width / 2, -depth / 2, 0), (width / 2, depth / 2, 0.055)


def _cross(x, y, z, size, mat):
    for w, d in ((size, 0.0011), (0.0011, size)):
        g.rect_plate("cross", w, d, 0, (x, y, z), mat, 1e-4, bevel=0)


def _slider(x, y, z, length, level=0.6):
    """A touch slider: a row of dots, lit up to `level`."""
    count = 11
    for i in range(count):
        on = i / (count - 1) <= level
        g.rect_plate("dot", 0.0075, 0.0024 if not on else 0.003, 0, (x - length / 2 + i * length / (count - 1), y, z), m.get("digits" if on else "print"), 0.001, bevel=0)


def induction(width, depth, height, zones=4, joined=False):
    thick = 0.005
    z = thick + 0.0003
    g.rect_plate("glass", width, depth, thick, (0, 0, thick / 2 + 0.0005), m.get("black_glass"), 0.006, bevel=0.0016)
    g.rect_plate("seal", width - 0.004, depth - 0.004, 0.001, (0, 0, 0.0005), m.get("rubber"), 0.006)
    z += 0.0006
    line, bright = m.get("print"), m.get("print_bright")
    low, high = -depth / 2 + 0.1, depth / 2 - 0.03
    if zones == 2:
        for cy, r in ((low + 0.088, 0.074), (high - 0.100, 0.092)):
            g.ring_print(r, 0.0013, (0, cy, z), line)
            _cross(0, cy, z, 0.03, bright)
    elif joined:
        for sx in (-1, 1):
            cx, w = sx * width * 0.25, width * 0.40
            for cy in (low + (high - low) * 0.26, low + (high - low) * 0.74):
                h = (high - low) * 0.46
                outline = g.rounded_rect(w, h, 0.012)
                g.plate("field", outline, 0, (cx, cy, z), line, [g.rounded_rect(w - 0.0024, h - 0.0024, 0.011)], 0)
                for dx in (-0.055, 0, 0.055):
                    _cross(cx + dx, cy, z, 0.014, bright)
    else:
        for cx, cy, r in ((-0.25, 0.22, 0.080), (-0.25, 0.75, 0.098), (0.25, 0.27, 0.098), (0.25, 0.79, 0.072)):
            px, py = cx * width, low + (high - low) * cy
            g.ring_print(r, 0.0013, (px, py, z), line)
            g.ring_print(r * 0.62, 0.0008, (px, py, z), line)
            _cross(px, py, z, 0.022, bright)
    ky = -depth / 2 + 0.045
    if zones == 2:
        p.line("7", 0.02, (-0.06, ky + 0.026, z), "digits_warm", "xy")
        p.line("4", 0.02, (0.06, ky + 0.026, z), "digits_warm", "xy")
        _slider(0, ky, z, 0.15)
        p.symbol("power", 0.012, (-0.115, ky, z), "print_bright", "xy")
        p.symbol("ring", 0.012, (0.115, ky, z), "print_bright", "xy")
    else:
        for i, digit in enumerate("7359"[:zones]):
            p.line(digit, 0.021, ((i - 1.5) * 0.062, ky + 0.027, z), "digits_warm", "xy")
        _slider(0, ky, z, width * 0.34)
        for kind, x in (("power", -0.27), ("light", -0.225), ("play", 0.225), ("ring", 0.27)):
            p.symbol(kind, 0.013, (x * width, ky, z), "print_bright", "xy")
    p.wordmark(0.011 if zones == 2 else 0.0155, (0 if zones == 2 else -width / 2 + 0.075, depth / 2 - 0.022, z), "print_bright", "xy")
    # A thin steel line at front and back looks like the shine on a bevelled edge.
    for s in (-1, 1):
        g.box("trim", (width - 0.002, 0.0018, 0.004), (0, s * (depth / 2 + 0.0004), 0.0032), m.get("satin"), 0.0006)
    return (-width / 2, -depth / 2, 0), (width / 2, depth / 2, 0.01)


MODELS = {"gas": gas, "induction": induction}
