import type { en } from './en.ts'

export const ko: Record<keyof typeof en, string> = {
  'notice.heading': '안전 공지',
  'notice.safety': '안전 공지',
  'notice.advice': '안내 공지',
  'notice.recall': '제품을 사용하기 전에 이 안전 공지를 읽어 주십시오.',
  'notice.uncertain':
    '일련번호만으로는 이 제품이 조치 대상인지 알 수 없습니다. 확인해 드릴 때까지 안전 공지의 안내를 따르시고, 고객센터에 전화해 주십시오: {phone}.',
}
