/** What the browser has kept because it could not be sent. */
export const en = {
  unsent: 'Not saved before',
  'unsent.sent': 'This browser had changes that were not saved. They are drafts now: {names}',
  'unsent.left': '{count, plural, one {One entry is} other {# entries are}} not saved, and kept in this browser:',
  'unsent.conflict': 'somebody has changed it since. Open it to compare',
  'unsent.open': 'Open it',
  'unsent.discard': 'Discard what was not saved',
  'unsent.again': 'Try again',
} as const satisfies Record<string, string>
