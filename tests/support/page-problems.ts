import type { Page } from '@playwright/test'

/**
 * Collects problems of a page from now on: console errors and warnings, uncaught errors, failed requests and violations of the
 * content security policy.
 */
export async function watchForProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`${page.url()} threw ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`${page.url()} logged ${message.text()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // The browser aborts pending requests on navigation; that is no failure.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${page.url()} could not load ${request.url()}: ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${page.url()} got ${response.status()} for ${response.url()}`)
  })
  await page.exposeFunction('reportViolation', (violation: string) => problems.push(violation))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const report = Reflect.get(window, 'reportViolation')
      if (typeof report === 'function') report(`${location.href} was refused ${violatedDirective}: ${blockedURI}`)
    })
  })
  return problems
}
