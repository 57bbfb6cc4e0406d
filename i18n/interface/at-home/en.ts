/** Messages of the shelf "At home" in My kitchen. */
export const en = {
  'atHome.title': 'At home',
} as const satisfies Record<string, string>
