import { productCodePattern } from '../products/product-code.ts'

const number = '\\d+(?:[.,]\\d+)?'
const space = '[ \\u00a0]'
const dimension = `(?:${number}|\\p{L}(?!\\p{L}))`
const tornUnit = '毫米|厘米|公釐|公分|公克|毫升|小时|小時|分钟|分鐘'

/**
 * Text that must not break across lines: product codes, sizes such as `560 × 550 × 590 mm` or `W × D × H`, numbers with a unit that could
 * break inside, as between 毫 and 米, what a level refers to, such as `re 1 pW`, and the floor and unit of an address such as `#04-21`. Regular
 * expression source (flag `u`, no capturing group).
 */
export const unbrokenPattern = [
  `\\b${productCodePattern}\\b`,
  `(?<![\\p{L}\\d])${dimension}(?:${space}×${space}${dimension})+(?:${space}?(?:mm|cm|${tornUnit}))?`,
  `(?<![\\d.,])${number}${space}?(?:${tornUnit})`,
  `\\bre${space}${number}${space}[pnµ]?(?:W|Pa)\\b`,
  '#\\d+-\\d+',
].join('|')
