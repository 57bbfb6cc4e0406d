"""Converts linear light to the final picture: exposure, a little contrast, a soft shoulder for highlights, sRGB."""
import numpy as np

KNEE, CONTRAST = 0.5, 1.06


def _shoulder(x, knee):
    over = np.maximum(x - knee, 0)
    return np.where(x < knee, x, knee + (1 - knee) * (1 - np.exp(-over / (1 - knee))))


def _roll_off(x, knee):
    """Applies the shoulder. Near-greys keep their hue; strong colours (flames, lamps) may turn paler."""
    top, low = x.max(-1, keepdims=True), x.min(-1, keepdims=True)
    kept = x * _shoulder(top, knee) / np.maximum(top, 1e-6)
    strong = np.clip((1 - low / np.maximum(top, 1e-6) - 0.18) / 0.25, 0, 1)
    strong = strong * strong * (3 - 2 * strong)
    return kept * (1 - strong) + _shoulder(x, knee) * strong


def _srgb(x):
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-6), 1 / 2.4) - 0.055)


def _before_curve(srgb, knee, contrast):
    """The linear value that `picture` turns into this sRGB value."""
    srgb = np.asarray(srgb, np.float64)
    shown = np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)
    top = shown.max()
    x = shown * (knee - (1 - knee) * np.log(1 - (top - knee) / (1 - knee))) / top if top > knee else shown
    return 0.35 * np.power(x / 0.35, 1 / contrast)


def match_ground(linear, target, exposure):
    """The gain for each channel that gives the brightest corner of the picture the target value, limited to 0.5 to 2."""
    h, w = linear.shape[:2]
    patch = max(h // 24, 4)
    corners = [linear[a:b, c:d].reshape(-1, 3).mean(0) for a, b in ((0, patch), (h - patch, h)) for c, d in ((0, patch), (w - patch, w))]
    ground = max(corners, key=lambda c: c.sum()) * exposure
    gain = np.asarray(target, np.float32) / np.maximum(ground, 1e-4)
    return np.clip(gain, 0.5, 2.0)


def ground_gain(linear, ground, exposure=1.0, knee=KNEE, contrast=CONTRAST):
    """The gain for each channel that gives the ground its sRGB colour."""
    return exposure * match_ground(linear, _before_curve(ground, knee, contrast), exposure)


def picture(linear, exposure=1.0, knee=KNEE, contrast=CONTRAST, ground=None):
    """Converts a linear array, height × width × 3, to sRGB from 0 to 1. Noise of half an 8-bit step prevents banding."""
    gain = exposure if ground is None else ground_gain(linear, ground, exposure, knee, contrast)
    x = linear * gain
    x = 0.35 * np.power(np.maximum(x, 0) / 0.35, contrast)
    out = _srgb(_roll_off(x, knee))
    grain = np.random.default_rng(7).normal(0, 0.55 / 255, linear.shape[:2])
    return np.clip(out + grain[..., None], 0, 1).astype(np.float32)


def _taps(picture, dx, dy):
    """The picture sampled at an offset of (dx, dy) pixels from each pixel, with bilinear interpolation."""
    h, w = picture.shape[:2]
    rows, columns = np.mgrid[0:h, 0:w].astype(np.float32)
    x, y = np.clip(columns + dx, 0, w - 1.001), np.clip(rows + dy, 0, h - 1.001)
    left, low = x.astype(int), y.astype(int)
    fx, fy = (x - left)[..., None], (y - low)[..., None]
    top = picture[low, left] * (1 - fx) + picture[low, left + 1] * fx
    return top * (1 - fy) + (picture[low + 1, left] * (1 - fx) + picture[low + 1, left + 1] * fx) * fy


def smooth_edges(picture):
    """Averages along edges (FXAA), because the noise removal leaves stairs where bright and dark meet. Takes and returns sRGB."""
    luma = picture @ np.array([0.299, 0.587, 0.114], np.float32)
    padded = np.pad(luma, 1, "edge")
    nw, ne, sw, se = padded[:-2, :-2], padded[:-2, 2:], padded[2:, :-2], padded[2:, 2:]
    dx, dy = -((nw + ne) - (sw + se)), (nw + sw) - (ne + se)
    least = 1 / (np.minimum(np.abs(dx), np.abs(dy)) + np.maximum((nw + ne + sw + se) / 32, 1 / 128))
    dx, dy = np.clip(dx * least, -8, 8), np.clip(dy * least, -8, 8)
    near = (_taps(picture, -dx / 6, -dy / 6) + _taps(picture, dx / 6, dy / 6)) / 2
    far = near / 2 + (_taps(picture, -dx / 2, -dy / 2) + _taps(picture, dx / 2, dy / 2)) / 4
    around = np.stack([nw, ne, sw, se, luma])
    weight = np.array([0.299, 0.587, 0.114], np.float32)
    outside = ((far @ weight < around.min(0)) | (far @ weight > around.max(0)))[..., None]
    edge = ((around.max(0) - around.min(0)) > 0.04)[..., None]
    return np.where(edge, np.where(outside, near, far), picture).astype(np.float32)
