import { zhHant as required } from '../interface/required/zh-hant.ts'
import type { ApiMessages } from './en.ts'

export const zhHant: ApiMessages = {
  ...required,
  'refusal.400': '請求資料不全，或無法讀取。',
  'refusal.403': '只能從本網站提交。請在本網站開啟該頁，再提交一次。',
  'refusal.404': '此網址或編號沒有任何內容。',
  'refusal.405': '此網址不支援這種請求方法。',
  'refusal.409': '此請求曾以不同內容提交。',
  'refusal.413': '請求內容過大。',
  'refusal.415': '不支援此內容類型。',
  'refusal.429': '請求過於頻密，請稍後再試。',
  'refusal.500': '我們的系統出現問題，請稍後再試。',
  'refusal.503': '服務暫時未能使用，請稍後再試。',
  'page.busy': '現時瀏覽人數眾多，請稍後再試。',
  'page.home': '主頁',
  'problem.required': required.fillIn,
  'problem.unknown': '此值不在選項之內',
  'problem.unreadable': '此欄無法讀取',
  'problem.lineBreak': '此欄只可填寫一行',
  'problem.repeated': '此欄重複提交',
  'problem.tooLong': '此欄內容過長',
  'problem.notFound': '沒有此項目',
  'compare.parameter': '規格',
  'recipe.ingredients': '材料',
  'recipe.steps': '做法',
  'recipe.tip': '小貼士',
}
