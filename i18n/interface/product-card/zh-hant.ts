import type { en } from './en.ts'

export const zhHant: Record<keyof typeof en, string> = {
  'price.from': '{price} 起，含消費稅',
  'pricing.name': '價格',
  'pricing.on': '建議零售價（{date}），不包括送貨及安裝。',
  'offer.charges': '價格與收費',
  'offer.terms': '保養條款',
  'offer.accessories': '配件與零件',
  'offer.allAccessories': '{code} 的全部 {count, number} 款配件與零件',
  // Compare
  'compare.add': '比較',
  'compare.addThis': '加入比較',
  'compare.addProduct': '比較 {code}',
  'compare.full': '最多可比較 {limit, number} 款產品。請先移除一款，再加入另一款。',
  'compare.nothingChosen': '請選擇要比較的產品',
  'compare.compare': '比較',
  'compare.count': '（{count, number} 款產品）',
  'compare.chosen': '要比較的產品',
  'compare.room': '已選 {count, number} 款，最多 {limit, number} 款',
  'compare.removeProduct': '移除 {code}',
  'compare.removed': '{code} 已移除。',
  'compare.clear': '清除',
  'compare.cleared': '比較清單已清除。',
  'series.feature': '認識 {name} 系列',
}
