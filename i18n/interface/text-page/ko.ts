import type { en } from './en.ts'

export const ko: Record<keyof typeof en, string> = {
  'textPage.contents': '이 페이지의 내용',
  'textPage.updated': '최종 수정일:',
  'outlets.sum': '{countries, number}개 국가와 지역, 매장 {shops, number}곳',
  'promise.entries': '약속 {count, number}가지',
  'promise.hotline': '고객센터',
  'promise.answer': '답변',
  'promise.answerIn': '24시간 이내',
  'promise.warranty': '품질보증',
  'promise.warrantyFor': '5년',
}
