/** Units that stay on the line of their number, in the languages that put a space between the two. */
const unitAfterNumber =
  /(\d) (?=(?:mm|cm|km|m|m³\/h|kg|g|L|ml|kW|W|V|A|Hz|Pa|dB\(A\)|°C|%|h|min|厘米|毫米|公分|公厘|米|升|公升|瓦|千瓦|分钟|分鐘|小时|小時|秒)(?![\p{L}\p{N}]))/gu

/** What is counted in Chinese, and the T of a hood, which stand before a word instead of an end. */
const classifierAfterNumber = /(?<=[\dA-Z]) (?=[个個层層套款次种種升型])/gu

/** A number and its unit never stand on two lines. */
export function keepUnits(text: string): string {
  return text.replace(unitAfterNumber, '$1\u00a0').replace(classifierAfterNumber, '\u00a0')
}
