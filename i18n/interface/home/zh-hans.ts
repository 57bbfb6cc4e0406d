import type { en } from './en.ts'

export const zhHans: Record<keyof typeof en, string> = {
  'home.banners': '精选',
  'home.categories': '六类电器，为每天下厨而做',
  'home.series': '我们的系列',
  'home.hotProducts': '最受顾客欢迎',
  'home.hotNews': '最新消息',
  'home.allNews': '全部新闻',
  'home.hotRecipes': '今晚做什么',
  'home.allRecipes': '全部食谱',
  'home.reviews': '来自顾客的厨房',
  'home.reviews.examples': '评价示例',
  'home.reviews.invented': '以下评价为虚构示例，仅展示版面效果，并非真实顾客所写。',
  'home.reviews.offer': '{provider} 上还有更多评价。载入时，{provider} 会得知您的 IP 地址，所以先征求您的同意。',
  'home.reviews.agree': '显示 {provider} 的评价',
  'home.reviews.failed': '{provider} 的评价未能载入。',
  'home.reviews.frame': '{provider} 的评价',
  'home.counters': '数字里的 {brand}',
}
