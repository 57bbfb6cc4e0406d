const minHeightPx = 120
const maxHeightPx = 1600

/** Parses the ready message of the reviews frame, with its height. Any other message is ignored. */
export function readFrameMessage(data: unknown): { heightPx: number } | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== 'reviews-ready') return undefined
  const height = 'height' in data && typeof data.height === 'number' && Number.isFinite(data.height) ? data.height : 0
  return { heightPx: Math.round(Math.min(maxHeightPx, Math.max(minHeightPx, height))) }
}
