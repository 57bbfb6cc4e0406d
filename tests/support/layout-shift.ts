import type { Page } from '@playwright/test'

export type LayoutShift = {
  value: number
  /** What moved, and where it was and is: for people who search for the cause. */
  moved: string[]
}

/** Observes pages opened from now on. The returned function gives the layout shifts without recent input; their sum counts, and 0.1 is poor. */
export async function observeLayoutShifts(page: Page): Promise<() => Promise<LayoutShift[]>> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = []
    Reflect.set(window, 'layoutShifts', shifts)
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue
        const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(entry, 'sources')
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” from ${place(previousRect)} to ${place(currentRect)}`,
        )
        shifts.push({ value: Reflect.get(entry, 'value'), moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'layoutShifts'))
}

export const sumOf = (shifts: readonly LayoutShift[]) => shifts.reduce((sum, { value }) => sum + value, 0)
