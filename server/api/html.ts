import { escapeMarkup } from '#contract/escape-markup.ts'

/** HTML that is ready to be sent; everything else is escaped when it is put into some. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = string | number | Html | readonly Part[]

/** Template for markup: whatever is filled in is text, unless it was made by this template itself. */
export function html(fixed: TemplateStringsArray, ...filled: readonly Part[]): Html {
  return new Html(fixed.map((text, index) => text + markupOf(filled[index] ?? '')).join(''))
}

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup
  if (typeof part === 'object') return part.map(markupOf).join('')
  return escapeMarkup(String(part))
}
