import type { en } from './en.ts'

export const ko: Record<keyof typeof en, string> = {
  'carousel.previous': '이전',
  'carousel.next': '다음',
  'carousel.slide': '{count, number}장 중 {position, number}번째',
  'autoplay.play': '슬라이드 자동 재생',
  'autoplay.pause': '슬라이드 일시 정지',
  'paging.label': '페이지',
  'paging.previous': '이전',
  'paging.next': '다음',
  'paging.page': '{number, number}페이지',
  'paging.position': '{count, number}페이지 중 {number, number}페이지',
  'paging.title': '{title} – {number, number}페이지',
  'breadcrumb.label': '현재 위치',
  'share.share': '공유',
  'share.copy': '링크 복사',
  'share.copied': '링크를 복사했습니다',
  'share.notCopied': '브라우저가 복사를 막았습니다. 링크는 다음과 같습니다: {url}',
  'loadFailure.text': '내용을 불러오지 못해 이전 내용을 그대로 보여 드립니다.',
}
