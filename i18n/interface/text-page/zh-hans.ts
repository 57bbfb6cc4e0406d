import type { en } from './en.ts'

export const zhHans: Record<keyof typeof en, string> = {
  'textPage.contents': '本页内容',
  'textPage.updated': '最近修订',
  'outlets.sum': '{shops, number} 家店铺，{countries, number} 个国家和地区',
  'promise.entries': '{count, number} 条承诺',
  'promise.hotline': '服务热线',
  'promise.answer': '我们答复您',
  'promise.answerIn': '24 小时内',
  'promise.warranty': '保修',
  'promise.warrantyFor': '五年',
}
