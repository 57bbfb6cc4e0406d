"""Noise removal: an edge-avoiding à-trous filter led by albedo, normal and depth, with single specks taken out before and after."""
from concurrent.futures import ThreadPoolExecutor

import numpy as np

KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16
ALBEDO, NORMAL, DEPTH, COLOUR = 0.14, 0.30, 0.20, 0.45
OFFSET = 0.06
NOISY = 1.6
FLOOR = 0.12  # keeps pixels that caught no light comparable with their neighbours
LEVELS, BAND, THREADS = 4, 48, 2
SIGMAS = [COLOUR * f for f in (3.2, 1.3, 0.7, 0.45)]  # the first level trusts the guides, later ones the colour


def _filter_rows(src, guides, step, colour_sigma, top, bottom):
    """One level for the rows top..bottom; `src` and guides are padded by 2 * step."""
    pad, width = 2 * step, src.shape[1] - 4 * step
    rows = bottom - top
    cut = lambda a, dy, dx: a[top + pad + dy:top + pad + dy + rows, pad + dx:pad + dx + width]
    here = [cut(g, 0, 0) for g in guides]
    centre = cut(src, 0, 0)
    sigma = colour_sigma[top:bottom, :, None]
    total = np.zeros_like(centre)
    weight = np.zeros(centre.shape[:2], np.float32)
    for j in range(-2, 3):
        for i in range(-2, 3):
            dy, dx = j * step, i * step
            there = cut(src, dy, dx)
            # guides are scaled by their sigma already; the depth also by the step
            cost = ((cut(guides[0], dy, dx) - here[0]) ** 2).sum(-1)
            cost += np.abs(cut(guides[1], dy, dx) - here[1]) / step
            cost += (((there - centre) / sigma) ** 2).sum(-1)
            w = np.exp(-cost) * (KERNEL[j + 2] * KERNEL[i + 2])
            total += there * w[..., None]
            weight += w
    return total / weight[..., None]


def _blur(x, radius=3):
    """Mean over a square, by running sums."""
    for axis in (0, 1):
        padded = np.pad(x, [(radius + 1, radius) if a == axis else (0, 0) for a in (0, 1)], "edge")
        sums = np.cumsum(padded, axis, dtype=np.float64)
        size = 2 * radius + 1
        x = (np.take(sums, range(size, sums.shape[axis]), axis) - np.take(sums, range(sums.shape[axis] - size), axis)) / size
    return x.astype(np.float32)


def _neighbours(x):
    """Each pixel's 3 × 3 surroundings along a new first axis."""
    padded = np.pad(x, ((1, 1), (1, 1)) + ((0, 0),) * (x.ndim - 2), "edge")
    h, w = x.shape[:2]
    return np.stack([padded[j:j + h, i:i + w] for j in range(3) for i in range(3)])


def _median(x):
    return np.median(_neighbours(x), 0).astype(np.float32)


def without_specks(x):
    """A pixel may not lie beyond the second lowest and the second highest of its eight neighbours: single specks go, lines of one pixel stay."""
    around = np.sort(np.delete(_neighbours(x), 4, 0), 0)
    return np.clip(x, around[1], around[-2])


def denoise(colour, albedo, normal, depth):
    """All arrays are height × width × channels (depth without channels), linear light. A close view sees through glass and out of focus:
    there the guides are noisy themselves, and would lead the filter round every speck."""
    colour, albedo, normal, depth = without_specks(colour), _median(albedo), _median(normal), _median(depth)
    base = albedo + OFFSET
    image = np.log(np.maximum(colour, 0) / base + FLOOR).astype(np.float32)
    lead = np.concatenate([albedo / ALBEDO, normal / NORMAL], -1).astype(np.float32)
    far = (np.log(np.clip(depth, 1e-3, 1e4)) / DEPTH).astype(np.float32)
    height = image.shape[0]
    for level in range(LEVELS):
        step = 2 ** level
        pad = ((2 * step, 2 * step), (2 * step, 2 * step))
        src = np.pad(image, (*pad, (0, 0)), "edge")
        guides = [np.pad(lead, (*pad, (0, 0)), "edge"), np.pad(far, pad, "edge")]
        sigma = np.full(image.shape[:2], SIGMAS[level], np.float32)
        if level:
            # where the first level found much noise, the colour is trusted less
            sigma += noise * NOISY * 0.6 ** (level - 1)
        bands = [(top, min(top + BAND, height)) for top in range(0, height, BAND)]
        with ThreadPoolExecutor(THREADS) as pool:
            parts = list(pool.map(lambda b: _filter_rows(src, guides, step, sigma, *b), bands))
        if not level:
            noise = np.sqrt(_blur(((np.concatenate(parts, 0) - image) ** 2).mean(-1)))
        image = np.concatenate(parts, 0)
    return without_specks(np.maximum(np.exp(image) - FLOOR, 0) * base)
