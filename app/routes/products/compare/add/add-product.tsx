import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Words } from '#app/content/text/words.tsx'
import { comparableProducts, comparableSeries, productByCode } from '#app/features/pages/api-client/product-calls.ts'
import { useLoaded } from '#app/features/pages/api-client/use-loaded.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { CodeField } from '#app/ui/fields/text-field.tsx'
import { paths } from '#contract/pages/paths.ts'
import { compareUrl, localPath } from '#contract/pages/urls.ts'
import { type CategoryNumber, parseCategory } from '#contract/products/categories.ts'
import type { Choice } from '../load.server.ts'
import styles from './add-product.module.css'

type AddProductProps = { start: CategoryNumber; ids: readonly string[]; onAdded: (code: string) => void }

/** Adds a product by category, series and product (C2). */
export function AddProduct({ start, ids, onAdded }: AddProductProps) {
  const { language } = useLanguage()
  const t = useMessages('comparison', 'shell')
  const { categories } = useSite()
  const navigate = useNavigate()
  const [category, setCategory] = useState<CategoryNumber | undefined>(start)
  const [seriesId, setSeriesId] = useState('')
  const [code, setCode] = useState('')
  const [adding, setAdding] = useState<'no' | 'underway' | 'failed'>('no')
  const { series, products, loading, failedList } = useComparable({ category, seriesId, ids })
  const complete = category !== undefined && seriesId !== '' && code !== ''

  async function add() {
    if (!complete || adding === 'underway') return
    setAdding('underway')
    try {
      const { id } = await productByCode(language, code)
      setAdding('no')
      setCode('')
      navigate(compareUrl(language, [...ids, id], category), { preventScrollReset: true })
      onAdded(code)
    } catch {
      setAdding('failed')
    }
  }

  function chooseCategory(number: CategoryNumber | undefined) {
    setCategory(number)
    chooseSeries('')
  }

  function chooseSeries(id: string) {
    setSeriesId(id)
    setCode('')
    setAdding('no')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    add()
  }

  const failure = failedList ?? (adding === 'failed' ? { text: t('comparison.addFailed'), retry: add } : undefined)
  return (
    <form onSubmit={submit} aria-label={t('comparison.addTitle')} className={`needs-script ${styles.form}`}>
      <Select
        label={t('comparison.category')}
        value={category ?? ''}
        onChange={({ target }) => chooseCategory(parseCategory(target.value))}
      >
        <option value="">{t('comparison.choose')}</option>
        {categories.map(({ number, name }) => (
          <option key={number} value={number} lang={name.lang}>
            {name.text}
          </option>
        ))}
      </Select>
      <Select
        label={t('comparison.series')}
        value={seriesId}
        disabled={series.length === 0}
        aria-busy={loading.series}
        onChange={({ target }) => chooseSeries(target.value)}
      >
        <option value="">{t(loading.series ? 'comparison.loading' : 'comparison.choose')}</option>
        {series.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label={t('comparison.product')}
        value={code}
        disabled={products.length === 0}
        aria-busy={loading.products}
        onChange={({ target }) => setCode(target.value)}
      >
        <option value="">{t(loading.products ? 'comparison.loading' : 'comparison.choose')}</option>
        {products.map((product) => (
          <option key={product.id} value={product.code} disabled={product.disabled === 1}>
            {[product.code, ...product.tags].join(' · ')}
          </option>
        ))}
      </Select>
      <Button type="submit" disabled={!complete} busy={adding === 'underway'}>
        {t('comparison.addConfirm')}
      </Button>
      <div role="alert" className={styles.failure}>
        {failure && (
          <>
            {failure.text}{' '}
            <Button look="plain" onClick={failure.retry}>
              {t('action.tryAgain')}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}

type Comparable = { category: CategoryNumber | undefined; seriesId: string; ids: readonly string[] }

/** The series of a category and the products of a series, each loaded once its parent is selected. */
function useComparable({ category, seriesId, ids }: Comparable) {
  const { language } = useLanguage()
  const t = useMessages('comparison')

  const series = useLoaded(category && String(category), async (signal) =>
    category ? comparableSeries(language, category, signal) : [],
  )
  const products = useLoaded(category && seriesId ? [category, seriesId, ...ids].join() : undefined, async (signal) =>
    category ? comparableProducts(language, { category, seriesId, chosen: ids }, signal) : [],
  )

  const failed = [series, products].find((list) => list.state === 'failed')
  return {
    series: series.state === 'loaded' ? series.data : [],
    products: products.state === 'loaded' ? products.data : [],
    loading: { series: series.state === 'loading', products: products.state === 'loading' },
    failedList: failed && { text: t('comparison.listFailed'), retry: failed.retry },
  }
}

type AddWithoutScriptProps = { category: CategoryNumber; choices: readonly Choice[] | undefined; ids: readonly string[] }

/** Adds a product without JavaScript: one of a category, with links to the other categories, or by its code if there are too many. */
export function AddWithoutScript({ category, choices, ids }: AddWithoutScriptProps) {
  const { language } = useLanguage()
  const t = useMessages('comparison', 'shell')
  const { categories } = useSite()
  return (
    <noscript>
      <div className={styles.without}>
        <ul aria-label={t('menu.categories')} className={styles.categories}>
          {categories.map(({ number, name }) => (
            <li key={number}>
              <a href={compareUrl(language, ids, number)} aria-current={number === category}>
                <Words of={name} />
              </a>
            </li>
          ))}
        </ul>
        <form action={localPath(language, paths.compare)} className={styles.plainForm}>
          <input type="hidden" name="todata" value={category} />
          <input type="hidden" name="manycode" value={ids.join(',')} />
          {choices ? (
            <Select name="manycode" label={t('comparison.product')}>
              {choices.map((series) => (
                <optgroup key={series.id} label={series.name}>
                  {series.products.map(({ id, code }) => (
                    <option key={id} value={id} disabled={ids.includes(id)}>
                      {code}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          ) : (
            <CodeField name="chuancode" label={t('comparison.code')} required />
          )}
          <Button type="submit">{t('comparison.addConfirm')}</Button>
        </form>
      </div>
    </noscript>
  )
}
