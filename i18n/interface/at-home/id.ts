import type { en } from './en.ts'

export const id: Record<keyof typeof en, string> = {
  'atHome.title': 'Di rumah',
}
