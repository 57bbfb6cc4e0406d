import type { en } from './en.ts'

export const zhHans: Record<keyof typeof en, string> = {
  unsent: '之前未保存',
  'unsent.sent': '此浏览器中有未保存的修改，现已存为草稿：{names}',
  'unsent.left': '{count, plural, other {# 个条目尚未保存，仍留在此浏览器中：}}',
  'unsent.conflict': '之后有人改过，请打开对比',
  'unsent.open': '打开',
  'unsent.discard': '放弃未保存的修改',
  'unsent.again': '重试',
}
