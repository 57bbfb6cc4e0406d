import type { en } from './en.ts'

export const zhHans: Record<keyof typeof en, string> = {
  'carousel.previous': '上一张',
  'carousel.next': '下一张',
  'carousel.slide': '第 {position, number} 张，共 {count, number} 张',
  'autoplay.play': '播放',
  'autoplay.pause': '暂停',
  'paging.label': '分页',
  'paging.previous': '上一页',
  'paging.next': '下一页',
  'paging.page': '第 {number, number} 页',
  'paging.position': '第 {number, number} 页，共 {count, number} 页',
  'paging.title': '{title} – 第 {number, number} 页',
  'breadcrumb.label': '当前位置',
  'share.share': '分享',
  'share.copy': '复制链接',
  'share.copied': '链接已复制',
  'share.notCopied': '浏览器阻止了复制。链接在这里：{url}',
  'loadFailure.text': '内容未能载入，页面上仍是之前的内容。',
}
