/** The English words of the pages, and with them the list of keys that every language has to have. */
export const en = {
  // Shell
  skipToContent: 'Skip to content',
  'action.tryAgain': 'Try again',
  'action.close': 'Close',
  'page.failed': 'This page could not be loaded.',
  // Error pages
  'notFound.title': 'Page not found',
  'notFound.text': 'The address may be mistyped, or what stood here has moved.',
  'notFound.home': 'Go to the home page',
  'error.title': 'Something went wrong on our side',
  'error.text': 'The page could not be shown. It helps to try once more in a moment.',
} as const satisfies Record<string, string>

export type MessageKey = keyof typeof en
export type Messages = Record<MessageKey, string>
