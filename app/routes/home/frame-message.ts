const leastHeightPx = 120
const mostHeightPx = 1600

/** What the frame of reviews reports: that it shows something, and how high that is. Anything else that arrives is not for us. */
export function readFrameMessage(data: unknown): { heightPx: number } | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== 'reviews-ready') return undefined
  const height = 'height' in data && typeof data.height === 'number' && Number.isFinite(data.height) ? data.height : 0
  return { heightPx: Math.round(Math.min(mostHeightPx, Math.max(leastHeightPx, height))) }
}
