/** Where a counter stands after a part of its time (0 to 1): quick at first, calm at the end, exact at the end. */
export function countedValue(end: number, progress: number): number {
  const eased = 1 - (1 - Math.min(1, Math.max(0, progress))) ** 3
  return Math.round(end * eased)
}
