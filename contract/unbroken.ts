import { productCodePattern } from './product-code.ts'

const number = '\\d+(?:[.,]\\d+)?'
const space = '[ \\u00a0]'
const dimension = `(?:${number}|\\p{L}(?!\\p{L}))`
const tornUnit = '毫米|厘米|公釐|公分|公克|毫升|小时|小時|分钟|分鐘'

/**
 * What is read at one go and stands in one line, as the source of a regular expression (flag `u`, no group): the code of a product, sizes
 * such as `560 × 550 × 590 mm` or `W × D × H`, and figures whose unit could be torn apart, as between 毫 and 米.
 */
export const unbrokenPattern = [
  `\\b${productCodePattern}\\b`,
  `(?<![\\p{L}\\d])${dimension}(?:${space}×${space}${dimension})+(?:${space}?(?:mm|cm|${tornUnit}))?`,
  `(?<![\\d.,])${number}${space}?(?:${tornUnit})`,
].join('|')
