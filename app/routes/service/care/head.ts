import type { Frame, PageHead } from '#app/loading/page-head.server.ts'
import type { Language } from '#contract/languages.ts'
import { careUrl, pageUrl } from '#contract/pages/urls.ts'
import { webpUrl } from '#contract/pictures.ts'
import type { CareFamilyView } from '#contract/views/support.ts'
import { formatLabelled } from '#i18n/number-format.ts'
import type { CarePage } from './load.server.ts'

export function careHead(page: CarePage, { language, t, origin, trail }: Frame): PageHead {
  if (page.kind === 'start') {
    return {
      title: t('care.title'),
      description: t('care.description'),
      canonicalUrl: (of) => pageUrl(of, 'care'),
      trail: trail('care', t('care.title')),
    }
  }
  const { category, title, description, picture, families } = page.guide
  const id = String(category)
  return {
    title: title.text,
    description: description.text,
    canonicalUrl: (of) => pageUrl(of, 'care', { id }),
    picture,
    trail: trail('care', title, id),
    jsonLd: families.flatMap((family) => howTo(family, origin + careUrl(language, category), language)),
  }
}

/** One schema.org `HowTo` per task. `page` is the absolute URL of the guide. */
function howTo({ id, title, use, tasks }: CareFamilyView, page: string, language: Language) {
  const { origin } = new URL(page)
  return tasks.map((task) => ({
    '@type': 'HowTo',
    name: formatLabelled(title.text, task.title.text, language),
    url: `${page}#${id}`,
    inLanguage: language,
    supply: use.map(({ text }) => ({ '@type': 'HowToSupply', name: text })),
    step: task.steps.map(({ text, picture }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text: text.text,
      url: `${page}#${id}`,
      ...(picture && { image: origin + webpUrl(picture) }),
    })),
  }))
}
