import type { en } from './en.ts'

export const zhHans: Record<keyof typeof en, string> = {
  'notice.heading': '安全通知',
  'notice.safety': '安全通知',
  'notice.advice': '提示',
  'notice.recall': '使用这台电器前，请先阅读这则安全通知。',
  'notice.uncertain': '我们无法从序列号判断这台电器是否在范围内。与您核实之前，请按安全通知操作，并致电 {phone}。',
}
