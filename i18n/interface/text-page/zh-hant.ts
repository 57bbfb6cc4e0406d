import type { en } from './en.ts'

export const zhHant: Record<keyof typeof en, string> = {
  'textPage.contents': '本頁內容',
  'textPage.updated': '最後更新',
  'outlets.sum': '{countries, number} 個國家和地區，{shops, number} 間店舖',
  'promise.entries': '{count, number} 條承諾',
  'promise.hotline': '服務熱線',
  'promise.answer': '回覆時間',
  'promise.answerIn': '24 小時內',
  'promise.warranty': '保養',
  'promise.warrantyFor': '五年',
}
