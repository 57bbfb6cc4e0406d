import type { Page } from '@playwright/test'

/** Collects what goes wrong in a page from now on: errors in the console, errors of scripts, and what the content security policy refused. */
export async function watchForProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`${page.url()} threw ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()} logged ${message.text()}`)
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
