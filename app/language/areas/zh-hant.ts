import type { Messages } from '#i18n/interface/en.ts'

export const modules = import.meta.glob<Partial<Messages>>('/i18n/interface/*/zh-hant.ts', { import: 'zhHant' })
