/** Value of a counter at `progress` (0 to 1). Eases out, and ends exactly at `end`. */
export function countedValue(end: number, progress: number): number {
  const eased = 1 - (1 - Math.min(1, Math.max(0, progress))) ** 3
  return Math.round(end * eased)
}
