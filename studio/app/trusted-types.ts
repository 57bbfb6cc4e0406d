type Policy = { createHTML: (html: string) => string | null }
type TrustedTypes = { createPolicy: (name: string, policy: Policy) => unknown }

/**
 * React Aria empties its live region with `innerHTML = ''` when a date is typed. The policy of the studio allows no HTML from text but this.
 * Browsers without Trusted Types don't ask.
 */
const trustedTypes = Reflect.get(window, 'trustedTypes') as TrustedTypes | undefined
trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? '' : null) })
