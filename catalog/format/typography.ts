/** Units with a space before them, which must stay on the same line as their number. */
const unitAfterNumber =
  /(\d) (?=(?:mm|cm|km|m|m³\/h|kg|g|L|ml|kW|W|V|A|Hz|Pa|dB\(A\)|°C|%|h|min|厘米|毫米|公分|公厘|米|升|公升|瓦|千瓦|分钟|分鐘|小时|小時|秒)(?![\p{L}\p{N}]))/gu

/** Chinese measure words after a number, and the T in "T 型", which may have text directly after them. */
const classifierAfterNumber = /(?<=[\dA-Z]) (?=[个個层層套款次种種升型])/gu

/** Keeps a number and its unit on one line. */
export function joinUnits(text: string): string {
  return text.replace(unitAfterNumber, '$1\u00a0').replace(classifierAfterNumber, '\u00a0')
}
