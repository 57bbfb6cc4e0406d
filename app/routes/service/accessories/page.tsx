import { data } from 'react-router'
import { AskUs } from '#app/features/forms/ask-us.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { NoData } from '#app/ui/feedback/no-data.tsx'
import type { Route } from './+types/page'
import { AccessoryList } from './accessory-list.tsx'
import { ByCategory } from './by-category.tsx'
import { choiceWords } from './choice-words.ts'
import { accessoriesHead } from './head.ts'
import { loadAccessories } from './load.server.ts'
import { ModelChoice } from './model-choice.tsx'
import { ModelLinks } from './model-links.tsx'
import styles from './page.module.css'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const page = pageData(
    args,
    loadAccessories(catalog, { language, category: query.get('id'), code: query.get('code') }),
    accessoriesHead,
  )
  // The status is 404, but this page helps more than the 404 page: people type codes by hand.
  return data(page, { status: page.choice.kind === 'unknown' ? 404 : 200 })
}

/** Accessories and spare parts: all, of a category, or what fits a model. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function AccessoriesPage({ loaderData: { choice, groups, isEmpty, models } }: Route.ComponentProps) {
  const t = useMessages('parts')
  const { title, intro, step } = choiceWords(choice, t)
  return (
    <>
      <PageIntro page="accessories" name={t('accessories.title')} choice={step} title={{ text: title }} intro={{ text: intro }} />
      <div className={`page-width ${styles.page}`}>
        {/* The key empties the field when another model is shown. */}
        <ModelChoice key={title} choice={choice} models={models} />
        {choice.kind === 'model' && <ModelLinks product={choice.product} />}
        <ByCategory current={choice} />
        {groups.map((group) => (
          <AccessoryList key={group.id} group={group} />
        ))}
        {isEmpty && choice.kind !== 'unknown' && <NoData text={t('accessories.none')} />}
        {!isEmpty && <p className={styles.note}>{t('accessories.note')}</p>}
        <AskUs title={t('accessories.orderTitle')} text={t('accessories.orderText')} subject={t('accessories.orderSubject')} />
      </div>
    </>
  )
}
