/** Messages of the page My kitchen. Those of the shelf "At home" are in `../at-home/`. */
export const en = {
  'kitchen.title': 'My kitchen',
  'kitchen.intro':
    'Keep the appliances you’re thinking of and those you have at home, in one place. Everything stays on this device: nothing is sent until you send it.',
  'kitchen.description':
    'Keep the appliances you’re considering and those you own in one place: the connections they need, what fits together, manuals and care. It stays on your device.',
  'kitchen.noScript':
    'My kitchen needs JavaScript, because it’s kept in your browser and not on our server. Turn it on and reload this page.',
  'kitchen.refused':
    'Your browser doesn’t let this site keep anything, so My kitchen can’t be used here. Leave private browsing or allow site data, then reload. The rest of the site works as usual.',
  'kitchen.thinkingOf': 'Thinking of',
} as const satisfies Record<string, string>
