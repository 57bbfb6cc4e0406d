import type { en } from './en.ts'

export const zhHant: Record<keyof typeof en, string> = {
  'written.contents': '本頁內容',
  'written.updated': '最近修訂',
  'outlets.sum': '{shops, number} 間店舖，{countries, number} 個國家和地區',
  'promise.entries': '{count, number} 條承諾',
  'promise.hotline': '服務熱線',
  'promise.answer': '收到後回覆',
  'promise.answerIn': '24 小時內',
  'promise.warranty': '保養',
  'promise.warrantyFor': '五年',
}
