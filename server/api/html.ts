import { escapeMarkup } from '#contract/text/escape-markup.ts'

/** Safe HTML. The `html` template escapes all other values. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = string | number | Html | readonly Part[]

/** A template tag for HTML. It escapes the values, except those that it made itself. */
export function html(fixed: TemplateStringsArray, ...filled: readonly Part[]): Html {
  return new Html(fixed.map((text, index) => text + markupOf(filled[index] ?? '')).join(''))
}

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup
  if (typeof part === 'object') return part.map(markupOf).join('')
  return escapeMarkup(String(part))
}
