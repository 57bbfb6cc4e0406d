import type { Frame, PageHead } from '#app/loading/page-head.server.ts'
import type { FrameSite } from '#app/loading/root-data.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Text } from '#contract/views.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import type { FitPage } from './load.server.ts'

export function fitHead(page: FitPage, { language, t, site, trail }: Frame): PageHead {
  const name = categoryNameOf(page, site)
  const cate = page.kind === 'form' ? String(page.category) : ''
  const all = trail('fit', t('fit.title'))
  return {
    title: titleOf(name, t),
    description: name ? t('fit.descriptionOf', { name: name.text }) : t('fit.description'),
    canonicalUrl: (of) => pageUrl(of, 'fit', { cate }),
    trail: name ? [...all, { name, url: pageUrl(language, 'fit', { cate }) }] : all,
  }
}

/** Undefined until a category is chosen. */
export const categoryNameOf = (page: FitPage, { categories }: FrameSite): Text | undefined =>
  page.kind === 'form' ? categories.find(({ number }) => number === page.category)?.name : undefined

export const titleOf = (name: Text | undefined, t: Translate<'fit'>) =>
  name ? t('fit.titleOf', { name: name.text }) : t('fit.title')
