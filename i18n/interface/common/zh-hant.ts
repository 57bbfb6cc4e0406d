import type { en } from './en.ts'

export const zhHant: Record<keyof typeof en, string> = {
  'carousel.previous': '上一張',
  'carousel.next': '下一張',
  'carousel.slide': '第 {position, number} 張，共 {count, number} 張',
  'carousel.play': '播放',
  'carousel.pause': '暫停',
  'paging.label': '列表分頁',
  'paging.previous': '上一頁',
  'paging.next': '下一頁',
  'paging.page': '第 {number, number} 頁',
  'paging.position': '第 {number, number} 頁，共 {count, number} 頁',
  'paging.title': '{title} – 第 {number, number} 頁',
  'breadcrumb.label': '目前位置',
  'share.share': '分享',
  'share.copy': '複製連結',
  'share.copied': '連結已複製',
  'share.notCopied': '瀏覽器不允許複製。連結為 {url}',
  'loadFailure.text': '您要求的內容未能載入，這裏仍顯示之前的內容。',
}
