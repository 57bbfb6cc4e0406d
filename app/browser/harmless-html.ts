import { createTrustedTypesPolicy } from './trusted-html.ts'

/** How React makes a script element: it then takes the element out of the one it was parsed in, so that nothing runs. */
const emptyScript = '<script></script>'

/** Whether setting it as `innerHTML` can make no element that does anything. A script whose text was set like this does not run. */
export function isHarmlessHtml(html: string): boolean {
  return html === emptyScript || !html.includes('<')
}

/**
 * React and its router set `innerHTML` for a few things of their own: an empty script, and at each change of page the text of one that has run.
 * Trusted Types refuse every other text that was not made by a policy.
 */
export function allowHarmlessHtml() {
  createTrustedTypesPolicy('default', (html) => (isHarmlessHtml(html) ? html : null))
}
