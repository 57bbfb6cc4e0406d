import type { Page } from '@playwright/test'

/** Observes pages opened from now on. The returned function gives the sum of layout shifts without recent input; 0.1 is poor. */
export async function measureLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'layoutShift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue
        Reflect.set(window, 'layoutShift', Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'layoutShift'))
}
