import type { en } from './en.ts'

export const zhHant: Record<keyof typeof en, string> = {
  'notice.heading': '安全通知',
  'notice.safety': '安全通知',
  'notice.advice': '使用提示',
  'notice.recall': '使用電器前，請先閱讀此安全通知。',
  'notice.uncertain': '我們無法憑序號判斷這部電器是否受影響。在與您核實之前，請按安全通知處理，並致電 {phone}。',
}
