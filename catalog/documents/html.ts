import { escapeMarkup } from '#contract/text/escape-markup.ts'

/** Text that is already HTML. */
export type Markup = { readonly markup: string }

export function markup(text: string): Markup {
  return { markup: text }
}

type Part = string | number | Markup | readonly Markup[] | undefined

/** A template whose parts are escaped unless they are markup. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return markup(strings.reduce((whole, piece, index) => `${whole}${shown(parts[index - 1])}${piece}`))
}

function shown(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeMarkup(String(part))
  return 'markup' in part ? part.markup : part.map((item) => item.markup).join('')
}
