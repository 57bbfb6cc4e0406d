"""Noise removal: an edge-avoiding à-trous filter guided by albedo, normal and depth. Single specks are removed before and after it."""
from concurrent.futures import ThreadPoolExecutor

import numpy as np

KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16
ALBEDO, NORMAL, DEPTH, COLOUR = 0.14, 0.30, 0.20, 0.45
OFFSET = 0.06
NOISY = 1.6
FLOOR = 0.12  # added before the logarithm, so that pixels without light stay comparable with their neighbours
LEVELS, BAND, THREADS = 4, 48, 2
SIGMAS = [COLOUR * f for f in (3.2, 1.3, 0.7, 0.45)]  # the first level relies on the guides, later levels on the colour


def _filter_rows(src, guides, step, colour_sigma, top, bottom):
    """One filter level for the rows from `top` to `bottom`. `src` and the guides are padded by 2 * step pixels."""
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
            # The guides are already divided by their sigma. Depth differences grow with the step, so they are also divided by it.
            cost = ((cut(guides[0], dy, dx) - here[0]) ** 2).sum(-1)
            cost += np.abs(cut(guides[1], dy, dx) - here[1]) / step
            cost += (((there - centre) / sigma) ** 2).sum(-1)
            w = np.exp(-cost) * (KERNEL[j + 2] * KERNEL[i + 2])
            total += there * w[..., None]
            weight += w
    return total / weight[..., None]


def _blur(x, radius=3):
    """Mean over a square of 2 * radius + 1 pixels, computed from running sums."""
    for axis in (0, 1):
        padded = np.pad(x, [(radius + 1, radius) if a == axis else (0, 0) for a in (0, 1)], "edge")
        sums = np.cumsum(padded, axis, dtype=np.float64)
        size = 2 * radius + 1
        x = (np.take(sums, range(size, sums.shape[axis]), axis) - np.take(sums, range(sums.shape[axis] - size), axis)) / size
    return x.astype(np.float32)


def _neighbours(x):
    """The 3 × 3 neighbourhood of each pixel, along a new first axis."""
    padded = np.pad(x, ((1, 1), (1, 1)) + ((0, 0),) * (x.ndim - 2), "edge")
    h, w = x.shape[:2]
    return np.stack([padded[j:j + h, i:i + w] for j in range(3) for i in range(3)])


def _median(x):
    return np.median(_neighbours(x), 0).astype(np.float32)


def without_specks(x):
    """Clamps each pixel between the second lowest and the second highest of its eight neighbours.
    This removes single specks but keeps lines that are one pixel wide."""
    around = np.sort(np.delete(_neighbours(x), 4, 0), 0)
    return np.clip(x, around[1], around[-2])


def denoise(colour, albedo, normal, depth):
    """Returns the colour without noise. All arrays are height × width × channels (depth has no channels), in linear light.
    The guides are filtered too: behind glass and out of focus they are noisy, and the filter would keep each of their specks."""
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
            # Where the first level found much noise, the filter relies less on the colour.
            sigma += noise * NOISY * 0.6 ** (level - 1)
        bands = [(top, min(top + BAND, height)) for top in range(0, height, BAND)]
        with ThreadPoolExecutor(THREADS) as pool:
            parts = list(pool.map(lambda b: _filter_rows(src, guides, step, sigma, *b), bands))
        if not level:
            noise = np.sqrt(_blur(((np.concatenate(parts, 0) - image) ** 2).mean(-1)))
        image = np.concatenate(parts, 0)
    return without_specks(np.maximum(np.exp(image) - FLOOR, 0) * base)
