import type { en } from './en.ts'

export const zhHant: Record<keyof typeof en, string> = {
  'home.banners': '精選',
  'home.categories': '六類電器，為每天下廚而做',
  'home.series': '系列一覽',
  'home.hotProducts': '顧客選得最多的',
  'home.hotNews': '近來的新鮮事',
  'home.allNews': '全部新聞',
  'home.hotRecipes': '今晚就煮這幾樣',
  'home.allRecipes': '全部食譜',
  'home.reviews': '來自他們的廚房',
  'home.reviews.offer':
    '更多評價由 {provider} 保存。顯示時，瀏覽器會連線至 {provider}，對方會得知您的網絡位址。在您同意之前，不會載入任何內容。',
  'home.reviews.agree': '顯示 {provider} 的評價',
  'home.reviews.failed': '{provider} 的評價未能載入。上面是顧客親口告訴我們的。',
  'home.reviews.frame': '{provider} 的評價',
  'home.counters': '數字裏的 {brand}',
}
