import type { en } from './en.ts'

export const ko: Record<keyof typeof en, string> = {
  'atHome.title': '집에 있는 제품',
}
