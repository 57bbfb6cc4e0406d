import type { SkipReason, TextFault } from '#studio/wire/translate.ts'
import type { InLanguage } from '../language.tsx'

type Words = Pick<InLanguage, 't' | 'faultText'>

/** Faults of a translation, one sentence each. */
export function faultTexts(fault: TextFault, { t, faultText }: Words): string[] {
  switch (fault.code) {
    case 'placeholders':
      return [
        ...(fault.missing.length > 0 ? [t('translate.fault.missing', { list: fault.missing.join(' ') })] : []),
        ...(fault.foreign.length > 0 ? [t('translate.fault.foreign', { list: fault.foreign.join(' ') })] : []),
      ]
    case 'links':
      return [
        ...(fault.missing.length > 0 ? [t('translate.fault.linksMissing', { list: fault.missing.join(' ') })] : []),
        ...(fault.foreign.length > 0 ? [t('translate.fault.linksForeign', { list: fault.foreign.join(' ') })] : []),
      ]
    case 'items':
      return [t('translate.fault.items', { english: fault.english, translation: fault.translation })]
    case 'limit':
      return [t('translate.fault.limit', { message: faultText(fault.message) })]
    case 'characters':
      return [t('translate.fault.characters')]
  }
}

export function reasonText(reason: SkipReason, words: Words): string {
  switch (reason.code) {
    case 'placeholders':
    case 'links':
    case 'items':
    case 'limit':
    case 'characters':
      return faultTexts(reason, words).join(' ')
    default:
      return words.t(`translate.reason.${reason.code}`)
  }
}
