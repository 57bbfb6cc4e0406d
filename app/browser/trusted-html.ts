/** The Trusted Types API of the browser. TypeScript's DOM types don't include it yet. */
type PolicyRules = { createHTML: (html: string) => string | null }
type TrustedTypes = { createPolicy: (name: string, rules: PolicyRules) => { createHTML: (html: string) => string } }

/** Policy names allowed by the `trusted-types` directive of the site's Content-Security-Policy. */
type PolicyName = 'default' | 'content'

/** Undefined on the server and in browsers without Trusted Types. */
function createTrustedTypesPolicy(name: PolicyName, createHTML: PolicyRules['createHTML']) {
  const factory: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')
  return factory?.createPolicy(name, { createHTML })
}

const content = createTrustedTypesPolicy('content', (html) => html)

/** Marks content HTML as trusted. The catalog has sanitised it; no other string may become elements in the browser. */
export function trustedContent(html: string): string {
  return content?.createHTML(html) ?? html
}

/** React makes a script element from this text. Such an element never runs. Pages have it for their structured data. */
const emptyScript = '<script></script>'

/** Whether assigning this text to `innerHTML` is safe. */
export const isHarmlessHtml = (html: string): boolean => html === emptyScript || !html.includes('<')

/** Trusted Types reject any other string that no policy created. */
export function allowHarmlessHtml() {
  createTrustedTypesPolicy('default', (html) => (isHarmlessHtml(html) ? html : null))
}
