import type { Language } from '#contract/languages.ts'
import { fillMarkdown } from '../facts/own-facts.ts'
import { renderMarkdown } from '../markdown.ts'
import { type MarkupNode, markupTree } from './markup-tree.ts'
import { productText, type TextSource } from './product-text.ts'

/** Everything below one `##` heading. */
export type Chapter = { title: string; body: MarkupNode[] }

/** The chapters of a text of `texts/`, for a product. Undefined unless `hasProductText`. */
export function chaptersOf(name: string, source: TextSource, language: Language): Chapter[] | undefined {
  const text = productText(name, source, language)
  return text?.bodies.map((body, index) => ({
    title: filled(text.titles[index] ?? '', source, language),
    body: markupTree(renderMarkdown(filled(body, source, language), language)),
  }))
}

function filled(text: string, { facts, own }: TextSource, language: Language): string {
  return fillMarkdown(
    text.replace(/\{([a-z]+)\}/g, (whole, key: string) => own[key] ?? whole),
    facts,
    language,
  )
}
