/** Messages of the shelf "At home" in My kitchen. */
export const en = {
  'atHome.title': 'At home',
  'offline.title': 'You’re offline',
  'offline.text': 'This page isn’t kept on your device. The manuals and care guides that you’ve kept are in My kitchen.',
  'offline.kitchen': 'Open My kitchen',
  'offline.again': 'Try again',
} as const satisfies Record<string, string>
