import { zhHant as required } from '../interface/required/zh-hant.ts'
import type { ApiMessages } from './en.ts'

export const zhHant: ApiMessages = {
  ...required,
  'refusal.400': '請求中有內容缺失或無法讀取。',
  'refusal.403': '只能從我們自己的網站提交。請在我們的網站開啟該頁面，然後重新提交。',
  'refusal.404': '此網址或編號下沒有內容。',
  'refusal.405': '此網址不支援該請求方法。',
  'refusal.409': '此請求已用其他內容提交過。',
  'refusal.413': '請求內容超出可接受的大小。',
  'refusal.415': '無法讀取此類型的請求內容。',
  'refusal.429': '請求過於頻繁，請稍後再試。',
  'refusal.500': '我們這邊出了問題，請稍後再試。',
  'refusal.503': '服務暫時無法使用，請稍後再試。',
  'page.busy': '目前訪客較多，請稍後再試。',
  'page.home': '主頁',
  'problem.required': required.fillIn,
  'problem.unknown': '此值不在可選範圍內',
  'problem.unreadable': '此欄位無法讀取',
  'problem.lineBreak': '此欄位不能換行',
  'problem.repeated': '此欄位被重複提交',
  'problem.tooLong': '此欄位內容過長',
  'problem.notFound': '沒有此項目',
  'compare.parameter': '參數',
  'recipe.ingredients': '食材',
  'recipe.steps': '做法',
  'recipe.tip': '小訣竅',
}
