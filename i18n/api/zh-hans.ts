import { zhHans as required } from '../interface/required/zh-hans.ts'
import type { ApiMessages } from './en.ts'

export const zhHans: ApiMessages = {
  ...required,
  'refusal.400': '请求中有内容缺失或无法读取。',
  'refusal.403': '只能从我们自己的网站提交。请在网站上打开该页面，然后重新提交。',
  'refusal.404': '此地址或编号下没有内容。',
  'refusal.405': '此地址不支持该请求方法。',
  'refusal.409': '此请求已用不同的内容提交过。',
  'refusal.413': '请求内容过大。',
  'refusal.415': '不支持此内容类型。',
  'refusal.429': '请求过于频繁，请稍后再试。',
  'refusal.500': '我们这边出了问题，请稍后再试。',
  'refusal.503': '服务暂时不可用，请稍后再试。',
  'page.busy': '网站现在访问人数较多，请稍后再试。',
  'page.home': '首页',
  'problem.required': required.fillIn,
  'problem.unknown': '此值不在选项之中',
  'problem.unreadable': '此项无法读取',
  'problem.lineBreak': '此项只能填一行',
  'problem.repeated': '此项提交了不止一次',
  'problem.tooLong': '此项内容过长',
  'problem.notFound': '没有该条目',
  'compare.parameter': '参数',
  'recipe.ingredients': '食材',
  'recipe.steps': '做法',
  'recipe.tip': '小贴士',
}
