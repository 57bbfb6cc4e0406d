import { zhHans as required } from '../interface/required/zh-hans.ts'
import type { ApiMessages } from './en.ts'

export const zhHans: ApiMessages = {
  ...required,
  'refusal.400': '请求中有内容缺失或无法读取。',
  'refusal.403': '只能从我们自己的网站提交。请在我们的网站上打开该页面，然后重新提交。',
  'refusal.404': '此地址或编号下没有内容。',
  'refusal.405': '此地址不支持该请求方法。',
  'refusal.409': '此请求已用其他内容提交过。',
  'refusal.413': '请求内容超出可接受的大小。',
  'refusal.415': '无法读取此类型的请求内容。',
  'refusal.429': '请求过于频繁，请稍后再试。',
  'refusal.500': '我们这边出了问题，请稍后再试。',
  'refusal.503': '服务暂时不可用，请稍后再试。',
  'page.busy': '访问人数较多，请稍后再试。',
  'page.home': '首页',
  'problem.required': required.fillIn,
  'problem.unknown': '此值不在可选范围内',
  'problem.unreadable': '此项无法读取',
  'problem.lineBreak': '此项不能换行',
  'problem.repeated': '此项被重复提交',
  'problem.tooLong': '此项内容过长',
  'problem.notFound': '没有该条目',
  'compare.parameter': '参数',
  'recipe.ingredients': '食材',
  'recipe.steps': '做法',
  'recipe.tip': '小贴士',
}
