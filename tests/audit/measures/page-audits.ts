import type { Page } from '@playwright/test'
import { servesDemo } from '#tests/support/demo-content.ts'

/** Pixels by which the page is wider than its window: no page may scroll sideways (G12). */
export async function overflow(page: Page): Promise<number> {
  // Not `innerWidth`: a phone zooms out until a page that is too wide fits, which hides the fault.
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - (page.viewportSize()?.width ?? 0)
}

/** Buttons and checkboxes below 24 × 24 px, the minimum of WCAG 2.2 (G12). */
export function smallTargets(page: Page): Promise<string[]> {
  return page
    .getByRole('button')
    .or(page.getByRole('checkbox'))
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls
        .map((control) => ({ control, box: (control.closest('label') ?? control).getBoundingClientRect() }))
        .filter(({ box: { width, height } }) => width < 24 || height < 24)
        .map(
          ({ control, box: { width, height } }) =>
            `${Math.round(width)}×${Math.round(height)} ${control.outerHTML.slice(0, 120)}`,
        ),
    )
}

/**
 * Pictures whose chosen file has fewer pixels than their box; with `object-fit: cover`, width or height decides (G11). Only the demo
 * guarantees masters large enough for every screen. In other content, even the largest size may be too small.
 */
export function undersizedPictures(page: Page): Promise<string[]> {
  return page.evaluate(async (masterSuffices) => {
    const shown = [...document.querySelectorAll<HTMLImageElement>('picture > img')].filter((image) => image.checkVisibility())
    for (const image of shown) image.loading = 'eager'
    // The browser sets `currentSrc` in a later task.
    while (shown.some(({ currentSrc }) => currentSrc === '')) await new Promise((drawn) => requestAnimationFrame(drawn))
    return shown.flatMap((image) => {
      const file = Number(/\.(\d+)\.(?:avif|webp)$/.exec(image.currentSrc)?.[1])
      const aspect = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      const { clientWidth: width, clientHeight: height } = image
      const covers = getComputedStyle(image).objectFit === 'cover'
      const sizes = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].map(({ srcset }) => srcset).join()
      const largest = Math.max(...[...sizes.matchAll(/\.(\d+)\.(?:avif|webp)/g)].map(([, width]) => Number(width)))
      if (!masterSuffices && file === largest) return []
      const needed = (covers ? Math.max(width, height * aspect) : Math.min(width, height * aspect)) * devicePixelRatio
      return file >= Math.floor(needed)
        ? []
        : [`${image.currentSrc.split('/').at(-1)} is shown ${Math.round(needed)} px wide, sizes="${image.sizes}"`]
    })
  }, servesDemo)
}

/** Unbreakable words, codes and figures that break across lines or overflow their element (G12). */
export function tornWords(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main .unbroken')]
      .filter((word) => {
        // Collapsed text has no layout yet, and visually hidden text has no lines.
        if (!word.checkVisibility({ contentVisibilityAuto: true }) || word.closest('.visually-hidden')) return false
        const holder = word.closest('h1:not(.visually-hidden), h2, h3, li, td, th, p')?.getBoundingClientRect()
        const { right } = word.getBoundingClientRect()
        return word.getClientRects().length > 1 || (holder !== undefined && right > holder.right + 1)
      })
      .map(({ textContent }) => textContent),
  )
}

/** Texts with fewer than three letters a line, which nobody can read (G12). */
export function shreddedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isForScreenReaders(element.parentElement))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const shredded: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      range.selectNodeContents(node)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      if (lines > 2 && text.length / lines < 3 && !isForScreenReaders(node.parentElement))
        shredded.push(`${text} in ${lines} lines`)
    }
    return shredded
  })
}

/**
 * Controls whose name, which people who dictate say, lacks the label that they see (WCAG 2.5.3), one line each. Texts that are only drawn, such as
 * the cross of a button, are hidden from screen readers.
 */
export function unspokenLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const plain = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase()
    const isHiddenFromEyes = (element: Element) => getComputedStyle(element).clipPath !== 'none'
    /** What an element says, or only what of it is seen. */
    const textOf = (element: Element, isSeen: boolean): string => {
      const texts: string[] = []
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
        if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT
        const isSilent = node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility({ visibilityProperty: true })
        if (isSilent || node.matches('select, input, textarea, option') || (isSeen && isHiddenFromEyes(node)))
          return NodeFilter.FILTER_REJECT
        return node instanceof HTMLImageElement && !isSeen ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP
      })
      while (walker.nextNode()) {
        const { currentNode } = walker
        texts.push(currentNode instanceof HTMLImageElement ? currentNode.alt : (currentNode.textContent ?? ''))
      }
      return texts.join(' ')
    }
    const named = (ids: string) => ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return []
      const label = 'labels' in control && control.labels instanceof NodeList ? control.labels[0] : undefined
      const shown = label instanceof Element ? label : control
      const labelledBy = control.getAttribute('aria-labelledby')
      const name =
        labelledBy === null
          ? (control.getAttribute('aria-label') ?? textOf(shown, false))
          : named(labelledBy)
              .map((element) => textOf(element, false))
              .join(' ')
      const seen = textOf(shown, true)
      return plain(name).includes(plain(seen)) ? [] : [`“${seen.trim()}” is called “${name.trim()}”`]
    })
  })
}
