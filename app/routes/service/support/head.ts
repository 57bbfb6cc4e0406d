import type { Frame, PageHead } from '#app/loading/page-head.server.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { exampleCode } from '#contract/products/product-code.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import type { ModelSupport, SupportStart } from './load.server.ts'

export function supportHead(data: ModelSupport | SupportStart, { t, trail }: Frame): PageHead {
  if (data.kind === 'start') {
    const { title, intro } = startWords(data, t)
    return {
      title,
      description: intro,
      canonicalUrl: (of) => pageUrl(of, 'support'),
      noIndex: data.unknown !== undefined,
      trail: trail('support', t('support.title')),
    }
  }
  const { code, title, picture } = data.support.product
  return {
    title: t('support.of', { code }),
    description: t('support.description', { code, title: title.text }),
    canonicalUrl: (of) => pageUrl(of, 'support', { id: code }),
    picture,
    trail: trail('support', code, code),
  }
}

/** Title and intro of the page without a model. */
export const startWords = ({ unknown }: SupportStart, t: Translate<'support'>) =>
  unknown
    ? { title: t('support.unknown', { code: unknown.typed }), intro: t('support.unknownText', { example: exampleCode }) }
    : { title: t('support.title'), intro: t('support.intro') }
