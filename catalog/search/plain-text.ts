const entities = new Map(Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }))

/** Extracts the text of sanitised HTML, for the search index and for excerpts. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(?:strong|em|a|b|i|code|del|span)>|<(?:strong|em|a|b|i|code|del|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities.get(name) ?? whole
      return String.fromCodePoint(Number.parseInt(hex ?? decimal ?? '32', hex === undefined ? 10 : 16))
    })
    .replace(/\s+/g, ' ')
    .trim()
}
