import { createTrustedTypesPolicy } from './trusted-html.ts'

/** React creates script elements by parsing this text and then removing the script from its parent, so it never runs. */
const emptyScript = '<script></script>'

/** Whether assigning this text to `innerHTML` is safe. Scripts assigned that way never run. */
export function isHarmlessHtml(html: string): boolean {
  return html === emptyScript || !html.includes('<')
}

/**
 * React and its router assign `innerHTML` themselves: an empty script element, and on each navigation the text of a script that has already run.
 * Trusted Types reject any other string that no policy created.
 */
export function allowHarmlessHtml() {
  createTrustedTypesPolicy('default', (html) => (isHarmlessHtml(html) ? html : null))
}
