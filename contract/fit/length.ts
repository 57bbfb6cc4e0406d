const inMillimetres = new Map(Object.entries({ mm: 1, cm: 10, m: 1000, 毫米: 1, 厘米: 10, 公分: 10, 米: 1000 }))
/** A comma or point followed by three digits divides thousands; any other begins the decimals. */
const lengthPattern = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?\s*(mm|cm|m|毫米|厘米|公分|米)?$/i

/**
 * A length as visitors write it, in whole millimetres: `750`, `750mm`, `75 cm`, `0.75 m`. Without a unit, a number with decimals is in
 * centimetres, because nobody measures tenths of a millimetre: `75,0` is 750 mm. Undefined if it can't be read.
 */
export function parseLength(text: string): number | undefined {
  const [, whole, decimals, unit] = lengthPattern.exec(text.normalize('NFKC').trim()) ?? []
  if (whole === undefined) return undefined
  const number = Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals ?? '0'}`)
  const factor = inMillimetres.get(unit?.toLowerCase() ?? (decimals === undefined ? 'mm' : 'cm')) ?? 1
  return Math.round(number * factor)
}
