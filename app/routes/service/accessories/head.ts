import type { Frame, PageHead } from '#app/loading/page-head.server.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { choiceWords } from './choice-words.ts'
import type { AccessoriesPage } from './load.server.ts'
import { accessoryList } from './structured-data.ts'

export function accessoriesHead({ choice, groups, isEmpty }: AccessoriesPage, frame: Frame): PageHead {
  const { language, t, site, origin, trail } = frame
  const { title, description, step, query } = choiceWords(choice, t)
  const path = pageUrl(language, 'accessories', query)
  const all = trail('accessories', t('accessories.title'))
  return {
    title,
    description,
    canonicalUrl: (of) => pageUrl(of, 'accessories', query),
    noIndex: choice.kind === 'unknown' || (choice.kind === 'model' && isEmpty),
    trail: step === undefined ? all : [...all, { name: step, url: path }],
    // The page of all repeats what the categories' pages say.
    jsonLd: choice.kind === 'all' || isEmpty ? [] : [accessoryList(groups, { brand: site.brand, origin, path })],
  }
}
