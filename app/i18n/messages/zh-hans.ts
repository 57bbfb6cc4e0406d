import type { Messages } from './en.ts'

export const zhHans: Messages = {
  // Shell
  skipToContent: '跳到正文',
  'action.tryAgain': '重试',
  'action.close': '关闭',
  'page.failed': '页面未能载入。',
  // Error pages
  'notFound.title': '找不到页面',
  'notFound.text': '网址可能输入有误，或者内容已经移走。',
  'notFound.home': '回到首页',
  'error.title': '我们这边出了问题',
  'error.text': '页面暂时无法显示，请稍后再试一次。',
}
