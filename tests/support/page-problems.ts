import type { Page } from '@playwright/test'

/**
 * Collects what goes wrong in a page from now on: errors and warnings in the console, errors of scripts, requests that fail, and what the
 * content security policy refused.
 */
export async function watchForProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`${page.url()} threw ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`${page.url()} logged ${message.text()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // What is under way when a visitor moves on is given up, and no failure.
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
