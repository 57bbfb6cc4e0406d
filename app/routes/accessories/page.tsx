import { data } from 'react-router'
import { StaticPart } from '#app/content/static-part.tsx'
import { Trail, useTrail } from '#app/content/trail.tsx'
import { AskUs } from '#app/features/ask-us/ask-us.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useRootData, useSite } from '#app/loading/root-data.ts'
import { NoData } from '#app/ui/no-data.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { AccessoryList } from './accessory-list.tsx'
import { ByCategory } from './by-category.tsx'
import { useChoiceWords } from './choice-words.ts'
import { loadAccessories } from './load.server.ts'
import { ModelChoice } from './model-choice.tsx'
import { ModelLinks } from './model-links.tsx'
import styles from './page.module.css'
import { accessoryList } from './structured-data.ts'

const messages = messageSet('accessories', 'breadcrumb')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const page = pageData(
    loadAccessories(catalog, { language, category: query.get('id'), code: query.get('code') }),
    messages(language),
  )
  // The status is 404, but this page helps more than the 404 page: people type codes by hand.
  return data(page, { status: page.choice.kind === 'unknown' ? 404 : 200 })
}

/** Accessories and spare parts: all, of a category, or what fits a model. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function AccessoriesPage({ loaderData: { choice, groups, isEmpty, models } }: Route.ComponentProps) {
  const { language, t } = useLanguage()
  const { brand } = useSite()
  const origin = useRootData()?.origin ?? ''
  const { title, intro, description, step = title, query } = useChoiceWords(choice)
  const path = pageUrl(language, 'accessories', query)
  const all = useTrail('accessories', t('accessories.title'))
  const trail = choice.kind === 'all' ? all : [...all, { name: step, url: path }]
  return (
    <>
      <PageHead
        title={title}
        description={description}
        canonicalUrl={(of) => pageUrl(of, 'accessories', query)}
        noIndex={choice.kind === 'unknown' || (choice.kind === 'model' && isEmpty)}
        trail={trail}
        // The page of all repeats what the categories' pages say.
        jsonLd={choice.kind === 'all' || !groups.data?.length ? [] : [accessoryList(groups.data, { brand, origin, path })]}
      />
      <PageIntro title={{ text: title }} intro={{ text: intro }}>
        <Trail steps={trail} />
      </PageIntro>
      <div className={`page-width ${styles.page}`}>
        {/* The key empties the field when another model is shown. */}
        <ModelChoice key={title} choice={choice} models={models} />
        {choice.kind === 'model' && <ModelLinks product={choice.product} />}
        <ByCategory current={choice} />
        <StaticPart of={groups}>{(all) => all.map((group) => <AccessoryList key={group.id} group={group} />)}</StaticPart>
        {isEmpty && choice.kind !== 'unknown' && <NoData text={t('accessories.none')} />}
        {!isEmpty && <p className={styles.note}>{t('accessories.note')}</p>}
        <AskUs title={t('accessories.orderTitle')} text={t('accessories.orderText')} subject={t('accessories.orderSubject')} />
      </div>
    </>
  )
}
