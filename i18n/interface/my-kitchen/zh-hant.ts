import type { en } from './en.ts'

export const zhHant: Record<keyof typeof en, string> = {
  'kitchen.title': '我的廚房',
  'kitchen.intro': '正在考慮的電器和家中已有的電器，都放在一處。內容只保存在這部裝置上，您不發送，就不會傳出。',
  'kitchen.description':
    '把考慮購買的電器和家中已有的電器放在一處：所需的電源、煤氣和風喉，能否配合，說明書與保養。只保存在您的裝置上。',
  'kitchen.noScript': '「我的廚房」保存在您的瀏覽器，不在我們的伺服器上，所以需要 JavaScript。請開啟後重新載入本頁。',
  'kitchen.refused':
    '您的瀏覽器不允許本網站保存內容，因此這裏無法使用「我的廚房」。請離開私密瀏覽，或允許網站資料，然後重新載入。網站的其他部分照常可用。',
  'kitchen.thinkingOf': '正在考慮',
}
