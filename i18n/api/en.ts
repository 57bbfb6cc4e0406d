import { en as required } from '../interface/required/en.ts'

/** Messages of the API, and of the plain pages shown if the site can't render its own. */
export const en = {
  ...required,
  'refusal.400': 'Something in this request is missing or can’t be read.',
  'refusal.403': 'This can only be sent from our own site. Please open the page there and send it again.',
  'refusal.404': 'There’s nothing at this address or id.',
  'refusal.405': 'This address doesn’t support this method.',
  'refusal.409': 'This request was already sent with different content.',
  'refusal.413': 'This request is too large.',
  'refusal.415': 'This content type isn’t supported.',
  'refusal.429': 'Too many requests. Please try again in a moment.',
  'refusal.500': 'Something went wrong on our side. Please try again in a moment.',
  'refusal.503': 'The service isn’t available right now. Please try again in a moment.',
  'page.busy': 'The site is very busy. Please try again in a moment.',
  'page.request': 'Request ID: {id}',
  'page.home': 'Home',
  'problem.required': required.fillIn,
  'problem.unknown': 'This value isn’t one of the options',
  'problem.unreadable': 'This field can’t be read',
  'problem.impossible': 'This value can’t be right',
  'problem.lineBreak': 'This field must be one line',
  'problem.repeated': 'This field was sent more than once',
  'problem.tooLong': 'This field can have at most {limit} characters',
  'problem.notFound': 'There’s no such entry',
  'problem.wholeNumber': 'Enter the whole phone number you registered',
  'problem.mailbox': 'Enter one email address, such as name@example.com',
  'compare.parameter': 'Specification',
  'recipe.ingredients': 'Ingredients',
  'recipe.steps': 'Method',
  'recipe.tip': 'Tip',
} as const satisfies Record<string, string>

export type ApiMessages = Record<keyof typeof en, string>
