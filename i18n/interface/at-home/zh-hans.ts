import type { en } from './en.ts'

export const zhHans: Record<keyof typeof en, string> = {
  'atHome.title': '家里的电器',
  'offline.title': '现在没有网络',
  'offline.text': '这一页没有存在您的设备上。您存下的使用说明书和护理方法，都在“我的厨房”里。',
  'offline.kitchen': '打开我的厨房',
  'offline.again': '重试',
}
