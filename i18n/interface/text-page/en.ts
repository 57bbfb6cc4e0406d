/** Messages of pages of text: guides, outlets, service promise. */
export const en = {
  'textPage.contents': 'On this page',
  'textPage.updated': 'Last updated on',
  'outlets.sum': '{shops, plural, one {# shop} other {# shops}} in {countries, plural, one {# country} other {# countries}}',
  'promise.entries': '{count, plural, one {# promise} other {# promises}}',
  'promise.hotline': 'Service hotline',
  'promise.answer': 'You’ll hear from us',
  'promise.answerIn': 'within 24 hours',
  'promise.warranty': 'Warranty',
  'promise.warrantyFor': 'five years',
} as const satisfies Record<string, string>
