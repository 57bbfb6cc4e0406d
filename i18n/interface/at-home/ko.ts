import type { en } from './en.ts'

export const ko: Record<keyof typeof en, string> = {
  'atHome.title': '집에 있는 제품',
  'offline.title': '인터넷에 연결되어 있지 않습니다',
  'offline.text': '이 페이지는 기기에 저장되어 있지 않습니다. 저장해 둔 사용 설명서와 관리 방법은 나의 주방에 있습니다.',
  'offline.kitchen': '나의 주방 열기',
  'offline.again': '다시 시도',
}
