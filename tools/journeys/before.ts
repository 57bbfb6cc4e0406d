import type { Effort, Size } from './visitor.ts'

/** The shortest ways before search, lists, comparison and home page were redesigned, counted on the site of that day. */
export const dayBefore = '23 November 2026'

export const before = {
  'quiet-hood': { phone: { taps: 7, keys: 22, screens: 0 }, desk: { taps: 6, keys: 22, screens: 0 } },
  'broken-oven': { phone: { taps: 3, keys: 8, screens: 0 }, desk: { taps: 3, keys: 8, screens: 0 } },
  recall: { phone: { taps: 3, keys: 9, screens: 1 }, desk: { taps: 3, keys: 9, screens: 0.9 } },
  'town-gas-hob': { phone: { taps: 3, keys: 0, screens: 5.4 }, desk: { taps: 3, keys: 0, screens: 4.1 } },
  'compare-dishwashers': { phone: { taps: 5, keys: 0, screens: 7.2 }, desk: { taps: 5, keys: 0, screens: 5.5 } },
  'opening-hours': { phone: { taps: 5, keys: 6, screens: 0 }, desk: { taps: 4, keys: 6, screens: 0 } },
  registration: { phone: { taps: 23, keys: 107, screens: 2.6 }, desk: { taps: 22, keys: 107, screens: 0.6 } },
  'filter-price': { phone: { taps: 4, keys: 29, screens: 0.4 }, desk: { taps: 4, keys: 29, screens: 0 } },
  'manual-in-chinese': { phone: { taps: 2, keys: 11, screens: 0 }, desk: { taps: 2, keys: 11, screens: 0 } },
  'steam-recipe': { phone: { taps: 1, keys: 0, screens: 12.1 }, desk: { taps: 1, keys: 0, screens: 8.9 } },
} as const satisfies Record<string, Record<Size['name'], Effort>>
