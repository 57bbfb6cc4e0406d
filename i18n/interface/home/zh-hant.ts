import type { en } from './en.ts'

export const zhHant: Record<keyof typeof en, string> = {
  'home.banners': '精選',
  'home.categories': '六類電器，天天下廚都合用',
  'home.series': '產品系列',
  'home.hotProducts': '顧客最愛',
  'home.hotNews': '最新消息',
  'home.allNews': '全部消息',
  'home.hotRecipes': '今晚煮甚麼',
  'home.allRecipes': '全部食譜',
  'home.reviews': '來自顧客的廚房',
  'home.reviews.examples': '評價示例',
  'home.reviews.invented': '以下評價為虛構示例，只用來展示版面，並非真實顧客所寫。',
  'home.reviews.offer': '更多評價請看 {provider}。載入時，{provider} 會得知您的 IP 地址，所以我們先徵求您的同意。',
  'home.reviews.agree': '顯示 {provider} 的評價',
  'home.reviews.failed': '未能載入 {provider} 的評價。',
  'home.reviews.frame': '{provider} 的評價',
  'home.counters': '{brand} 數字一覽',
}
