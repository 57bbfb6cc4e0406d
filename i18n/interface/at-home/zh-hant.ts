import type { en } from './en.ts'

export const zhHant: Record<keyof typeof en, string> = {
  'atHome.title': '家中的電器',
  'offline.title': '現在沒有網絡',
  'offline.text': '這一頁沒有存在您的裝置上。您存下的用戶手冊和護理方法，都在「我的廚房」。',
  'offline.kitchen': '打開我的廚房',
  'offline.again': '再試一次',
}
