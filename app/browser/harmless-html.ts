import { createTrustedTypesPolicy } from './trusted-html.ts'

/** Whether assigning this text to `innerHTML` is safe. */
export const isHarmlessHtml = (html: string): boolean => !html.includes('<')

/** Preact assigns an empty `innerHTML` to remove HTML from the content. Trusted Types reject any other string that no policy created. */
export function allowHarmlessHtml() {
  createTrustedTypesPolicy('default', (html) => (isHarmlessHtml(html) ? html : null))
}
