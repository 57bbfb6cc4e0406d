import { readFileSync } from 'node:fs'
import { fillMarkdown } from '#catalog/format/placeholders.ts'
import { textIn } from '#catalog/localised.ts'
import type { PrintedProduct } from './printed-product.ts'

/** Everything below one `##` heading. */
export type Chapter = { title: string; body: string }

/**
 * Reads a Markdown text of `texts/`, splits it into chapters and fills in the placeholders: parameters such as `{airflow}`, as in the
 * content, and `{code}`, `{phone}` … from the product and the site.
 */
export function chaptersOf(name: string, printed: PrintedProduct): Chapter[] {
  const filled = filledText(name, printed)
  return filled
    .split(/^## /m)
    .slice(1)
    .map((chapter) => {
      const [title = '', ...lines] = chapter.split('\n')
      return { title: title.trim(), body: printed.render(lines.join('\n'), printed.language) }
    })
}

function filledText(name: string, printed: PrintedProduct): string {
  const file = new URL(`texts/${name}.${printed.language}.md`, import.meta.url)
  const { product, site, language } = printed
  const own: Record<string, string> = {
    code: product.code,
    brand: site.brand,
    phone: site.phone,
    email: site.email,
    hours: textIn(site.hours, language).text,
  }
  const text = readFileSync(file, 'utf8').replace(/\{([a-z]+)\}/g, (whole, key: string) => own[key] ?? whole)
  const filled = fillMarkdown(text, printed.facts, language)
  const unknown = /\{[a-z-]+\}/.exec(filled)
  if (unknown) throw new Error(`${name}.${language}.md uses ${unknown[0]}, which ${product.code} does not have`)
  return filled
}
