import type { en } from './en.ts'

export const zhHans: Record<keyof typeof en, string> = {
  'home.banners': '精选',
  'home.categories': '六类电器，为每天下厨而做',
  'home.series': '系列一览',
  'home.hotProducts': '顾客最常选购',
  'home.hotNews': '最新消息',
  'home.allNews': '全部新闻',
  'home.hotRecipes': '今晚做什么',
  'home.allRecipes': '全部食谱',
  'home.reviews': '用户的厨房',
  'home.reviews.offer':
    '更多评价由 {provider} 保存。显示时，浏览器会连接 {provider}，对方会得知您的网络地址。在您同意之前，不会载入任何内容。',
  'home.reviews.agree': '显示 {provider} 的评价',
  'home.reviews.failed': '{provider} 的评价未能载入。上面是顾客亲口告诉我们的。',
  'home.reviews.frame': '{provider} 的评价',
  'home.counters': '数字里的 {brand}',
}
