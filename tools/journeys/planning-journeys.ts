import type { Language } from '#contract/languages.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import type { Journey } from './journey.ts'
import { choose, openDocument, pressEnter, read, search, tap, type } from './step.ts'

/** Names of the categories, as in `content/categories/`. */
const categories = {
  en: { hobs: 'Hobs', hoods: 'Range hoods', ovens: 'Electric ovens', dishwashers: 'In-sink dishwashers' },
  'zh-Hans': { hobs: '灶具', hoods: '抽油烟机', ovens: '电烤箱', dishwashers: '水槽洗碗机' },
}
type Told = Language & keyof typeof categories

const suffix = { en: '', 'zh-Hans': '-in-chinese' }

/** From a broken appliance to the sheet that a carpenter works from. */
export function ovenToCarpenter(language: Told): Journey {
  const t = interfaceWords(language)
  const question = {
    en: 'My oven died. Its plate says EO-6068: which one goes into the same opening, and what do I give the carpenter?',
    'zh-Hans': '烤箱坏了，铭牌上写着 EO-6068：哪一款能装进原来的嵌入孔？该给木工什么？ (The same in Chinese.)',
  }
  return {
    name: `oven-to-carpenter${suffix[language]}`,
    question: question[language],
    language,
    steps: [
      search('EO-6068'),
      pressEnter,
      tap('link', t('search.support', { code: 'EO-6068' })),
      tap('link', t('support.replacement')),
      openDocument('link', `${t('fit.planningSheet')} PDF: EO-6072`),
    ],
  }
}

/** From five measures of an empty kitchen to one enquiry about four models. */
export function flatToEnquiry(language: Told): Journey {
  const t = interfaceWords(language)
  const names = categories[language]
  const keep = (code: string) => tap('button', t('heart.keep', { code }), 'main')
  const question = {
    en: 'We move into a new flat next month, and these are its measurements. What fits, and can someone advise us on all of it?',
    'zh-Hans': '下个月搬新家，尺寸都量好了。哪些能装？能一次问清楚吗？ (The same in Chinese.)',
  }
  return {
    name: `flat-to-enquiry${suffix[language]}`,
    question: question[language],
    language,
    steps: [
      search(t('fit.title')),
      tap('option', t('fit.title')),
      tap('link', names.hobs, 'main'),
      type(t('fitForm.label.cutoutWidth'), '750'),
      type(t('fitForm.label.cutoutDepth'), '420'),
      keep('HB-7830'),
      tap('link', names.hoods, 'main'),
      type(t('fitForm.label.width'), '900'),
      keep('RH-9010'),
      tap('link', names.ovens, 'main'),
      type(t('fitForm.label.nicheWidth'), '560'),
      keep('EO-6072'),
      tap('link', names.dishwashers, 'main'),
      type(t('fitForm.label.cabinetWidth'), '900'),
      keep('SD-9008'),
      tap('link', t('kitchen.title'), 'banner'),
      choose(t('kitchen.wish'), t('kitchen.wish.visit')),
      type(t('enquiry.contact'), 'hui.min@example.com'),
      tap('button', t('form.send'), 'main'),
      read(t('form.reference')),
    ],
  }
}
