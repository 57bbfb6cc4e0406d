import type { en } from './en.ts'

export const zhHans: Record<keyof typeof en, string> = {
  'atHome.title': '家里的电器',
}
