/** What browsers with Trusted Types offer; TypeScript's library has no types for it yet. */
type PolicyRules = { createHTML: (html: string) => string | null }
type TrustedTypes = { createPolicy: (name: string, rules: PolicyRules) => { createHTML: (html: string) => string } }

/** The policies that the site's Content-Security-Policy names in `trusted-types`. */
type PolicyName = 'default' | 'content'

/** Undefined on the server and in browsers without Trusted Types. */
export function createTrustedTypesPolicy(name: PolicyName, createHTML: PolicyRules['createHTML']) {
  const factory: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')
  return factory?.createPolicy(name, { createHTML })
}

const content = createTrustedTypesPolicy('content', (html) => html)

/** HTML of the content, which the catalog sanitised: the only text that may become elements in the browser. */
export function trustedContent(html: string): string {
  return content?.createHTML(html) ?? html
}
