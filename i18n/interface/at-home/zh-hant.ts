import type { en } from './en.ts'

export const zhHant: Record<keyof typeof en, string> = {
  'atHome.title': '家中的電器',
}
