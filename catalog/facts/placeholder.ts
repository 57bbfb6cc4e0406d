/**
 * `{airflow}`: a fact of the product that the text is about. `{rh-9010.airflow}`: a fact of that product. `{width in cm}`: only the number, in
 * that unit. `{above-gas.from}`: one of the numbers of a fact.
 */
export type Placeholder = { of?: string | undefined; key: string; wanted: Wanted }
/** Which part of a fact, and in which unit, if it is not the whole fact with its own unit. */
export type Wanted = { part?: string | undefined; unit?: string | undefined }

const anyPlaceholder = /\{([^{}]*)\}/g
const form = new RegExp(
  [
    /^(?:(?<of>[a-z]{2}(?:-\d{2,4}){1,2}|charges|warranty|counters)\.)?/,
    /(?<key>[a-z0-9]+(?:-[a-z0-9]+)*)/,
    /(?:\.(?<part>[a-z]+))?/,
    /(?: in (?<unit>\S+))?$/,
  ]
    .map(({ source }) => source)
    .join(''),
)

/** What is written between braces. */
export function placeholdersIn(text: string): string[] {
  return text.includes('{') ? [...text.matchAll(anyPlaceholder)].map(([, written = '']) => written) : []
}

/** Undefined if it has another form. */
export function parsedPlaceholder(written: string): Placeholder | undefined {
  const { of, key, part, unit } = form.exec(written)?.groups ?? {}
  return key === undefined ? undefined : { of, key, wanted: { part, unit } }
}

/** Replaces the placeholders for which there is a text, and keeps the others. */
export function replacePlaceholders(text: string, textFor: (placeholder: Placeholder) => string | undefined): string {
  if (!text.includes('{')) return text
  return text.replace(anyPlaceholder, (whole, written: string) => {
    const placeholder = parsedPlaceholder(written)
    return (placeholder && textFor(placeholder)) ?? whole
  })
}

/** Keeps a value from becoming a list, link or heading of the Markdown that it is put into. */
export function escapeMarkdown(value: string): string {
  return value.replace(/[\\`*_[\]<>#|~!+]/g, '\\$&')
}
