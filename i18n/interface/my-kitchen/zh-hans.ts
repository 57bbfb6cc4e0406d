import type { en } from './en.ts'

export const zhHans: Record<keyof typeof en, string> = {
  'kitchen.title': '我的厨房',
  'kitchen.intro': '正在考虑的电器和家里已有的电器，都放在一处。内容只保存在这台设备上，您不发送，就不会传出。',
  'kitchen.description':
    '把考虑购买的电器和家里已有的电器放在一处：需要的电源、燃气和风管，能否搭配，说明书与保养。只保存在您的设备上。',
  'kitchen.noScript': '“我的厨房”保存在您的浏览器里，不在我们的服务器上，所以需要 JavaScript。请开启后重新加载本页。',
  'kitchen.refused':
    '您的浏览器不允许本网站保存内容，因此这里无法使用“我的厨房”。请退出无痕浏览，或允许网站数据，然后重新加载。网站的其他部分照常可用。',
  'kitchen.thinkingOf': '正在考虑',
}
