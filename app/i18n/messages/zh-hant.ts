import type { Messages } from './en.ts'

export const zhHant: Messages = {
  // Shell
  skipToContent: '跳到內文',
  'action.tryAgain': '再試一次',
  'action.close': '關閉',
  'page.failed': '頁面未能載入。',
  // Error pages
  'notFound.title': '找不到頁面',
  'notFound.text': '網址可能輸入有誤，或者內容已經移走。',
  'notFound.home': '回到首頁',
  'error.title': '我們這邊出了問題',
  'error.text': '頁面暫時無法顯示，請稍後再試一次。',
}
