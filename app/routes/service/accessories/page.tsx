import { data } from 'react-router'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { AskUs } from '#app/features/forms/ask-us.tsx'
import { ModelForm } from '#app/features/forms/model-form/model-form.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useSite } from '#app/loading/root-data.ts'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { LinkRow } from '#app/ui/actions/link-row.tsx'
import { NoData } from '#app/ui/feedback/no-data.tsx'
import { pageUrl, productUrl } from '#contract/pages/urls.ts'
import { exampleCode } from '#contract/products/product-code.ts'
import type { ProductCard } from '#contract/views.ts'
import type { Route } from './+types/page'
import { AccessoryList } from './accessory-list.tsx'
import { choiceWords } from './choice-words.ts'
import { accessoriesHead } from './head.ts'
import { type Choice, loadAccessories } from './load.server.ts'
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

/** From what fits a model to the model itself. */
function ModelLinks({ product }: { product: ProductCard }) {
  const { language } = useLanguage()
  const t = useMessages('parts')
  const { code } = product
  return (
    <p className={styles.links}>
      <Link to={productUrl(language, product)} className={onwardClass}>
        <Onward>{t('accessories.product', { code })}</Onward>
      </Link>
      <Link to={pageUrl(language, 'support', { id: code })} className={onwardClass}>
        <Onward>{t('accessories.support', { code })}</Onward>
      </Link>
    </p>
  )
}

/** Links to the accessories of each category, and to all. */
function ByCategory({ current }: { current: Choice }) {
  const { language } = useLanguage()
  const t = useMessages('parts')
  const { categories } = useSite()
  const shown = current.kind === 'category' ? current.category.number : undefined
  return (
    <LinkRow label={t('accessories.categories')}>
      <li>
        <Link to={pageUrl(language, 'accessories')} preventScrollReset aria-current={current.kind === 'all' ? 'page' : undefined}>
          {t('accessories.all')}
        </Link>
      </li>
      {categories.map(({ number, name }) => (
        <li key={number}>
          <Link
            to={pageUrl(language, 'accessories', { id: String(number) })}
            preventScrollReset
            aria-current={number === shown ? 'page' : undefined}
          >
            <Words of={name} />
          </Link>
        </li>
      ))}
    </LinkRow>
  )
}

/** Type or choose a model to see what fits it. */
function ModelChoice({ choice, models }: { choice: Choice; models: readonly string[] | undefined }) {
  const { language } = useLanguage()
  const t = useMessages('parts')
  const typed = choice.kind === 'model' ? choice.product.code : choice.kind === 'unknown' ? choice.typed : ''
  return (
    <div className={styles.choice}>
      <ModelForm
        action={pageUrl(language, 'accessories')}
        name="code"
        label={t('accessories.model', { example: exampleCode })}
        button={t('accessories.find')}
        value={typed}
        error={choice.kind === 'unknown' ? t('accessories.unknown', { code: typed }) : undefined}
        models={models}
      />
      {choice.kind === 'unknown' && choice.similar.length > 0 && (
        <p>
          {t('accessories.near')}{' '}
          {choice.similar.map((code) => (
            <Link key={code} to={pageUrl(language, 'accessories', { code })} className={styles.near}>
              {code}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}
