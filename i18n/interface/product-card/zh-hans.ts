import type { en } from './en.ts'

export const zhHans: Record<keyof typeof en, string> = {
  'price.from': '{price} 起，含消费税',
  'pricing.name': '价格',
  'pricing.on': '建议零售价（{date}），不含送货与安装。',
  'offer.charges': '价格与收费',
  'offer.terms': '保修条款',
  'offer.accessories': '配件与零件',
  'offer.allAccessories': '{code} 的全部 {count, number} 种配件与零件',
  // Compare
  'compare.add': '对比',
  'compare.addThis': '加入对比',
  'compare.addProduct': '对比 {code}',
  'compare.full': '最多可以对比 {limit, number} 款产品。先移除一款，再添加其他产品。',
  'compare.nothingChosen': '请选择要对比的产品',
  'compare.compare': '对比',
  'compare.count': '（{count, number} 款产品）',
  'compare.chosen': '要对比的产品',
  'compare.room': '已选 {count, number} 款，最多 {limit, number} 款',
  'compare.removeProduct': '移除 {code}',
  'compare.removed': '{code} 已移除。',
  'compare.clear': '清空',
  'compare.cleared': '对比清单已清空。',
  'series.feature': '{name} 系列的特点',
}
