import type { Frame, PageHead } from '#app/loading/page-head.server.ts'
import { careUrl, pageUrl } from '#contract/pages/urls.ts'
import type { CarePage } from './load.server.ts'
import { howTo } from './structured-data.ts'

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
