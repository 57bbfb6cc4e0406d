import type { Messages } from './en.ts'

export const ko: Messages = {
  // Shell
  skipToContent: '본문으로 건너뛰기',
  'action.tryAgain': '다시 시도',
  'action.close': '닫기',
  'page.failed': '페이지를 불러오지 못했습니다.',
  // Error pages
  'notFound.title': '페이지를 찾을 수 없습니다',
  'notFound.text': '주소가 잘못 입력되었거나 내용이 옮겨졌을 수 있습니다.',
  'notFound.home': '홈으로 가기',
  'error.title': '저희 쪽에 문제가 생겼습니다',
  'error.text': '페이지를 표시하지 못했습니다. 잠시 후 다시 시도해 주세요.',
}
