import type { en } from './en.ts'

export const zhHant: Record<keyof typeof en, string> = {
  'carousel.previous': '上一張',
  'carousel.next': '下一張',
  'carousel.slide': '第 {position, number} 張，共 {count, number} 張',
  'autoplay.play': '播放幻燈片',
  'autoplay.pause': '暫停幻燈片',
  'paging.label': '頁碼',
  'paging.previous': '上一頁',
  'paging.next': '下一頁',
  'paging.page': '第 {number, number} 頁',
  'paging.position': '第 {number, number} 頁，共 {count, number} 頁',
  'paging.title': '{title} – 第 {number, number} 頁',
  'breadcrumb.label': '目前位置',
  'share.share': '分享',
  'share.copy': '複製連結',
  'share.copied': '連結已複製',
  'share.notCopied': '瀏覽器不容許複製，連結如下：{url}',
  'loadFailure.text': '未能載入新內容，畫面仍顯示先前的內容。',
}
