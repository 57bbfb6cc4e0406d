import type { en } from './en.ts'

export const zhHant: Record<keyof typeof en, string> = {
  'home.banners': '精選',
  'home.categories': '六類電器，為每天下廚而做',
  'home.series': '系列一覽',
  'home.hotProducts': '顧客最常選購',
  'home.hotNews': '最新消息',
  'home.allNews': '全部新聞',
  'home.hotRecipes': '今晚煮甚麼',
  'home.allRecipes': '全部食譜',
  'home.reviews': '用家的廚房',
  'home.reviews.offer':
    '更多評價由 {provider} 保存。顯示時，瀏覽器會連線至 {provider}，對方會得知您的網絡地址。在您同意之前，不會載入任何內容。',
  'home.reviews.agree': '顯示 {provider} 的評價',
  'home.reviews.failed': '{provider} 的評價未能載入。上面是顧客親口告訴我們的。',
  'home.reviews.frame': '{provider} 的評價',
  'home.counters': '數字裏的 {brand}',
}
