import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { readData } from '#app/browser/read-data.ts'
import { Link } from '#app/content/link.tsx'
import { useLoaded } from '#app/features/api-client/use-loaded.ts'
import { useLanguage } from '#app/language/language.tsx'
import type { NearestShops, ShopQuery } from '#app/loading/nearest-shops.server.ts'
import { Button } from '#app/ui/button.tsx'
import { onwardClass } from '#app/ui/link.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import type { PlaceOption } from '#contract/views/places.ts'
import { FoundShops } from './found-shops.tsx'
import styles from './shop-search.module.css'

/** What the URL asks for, without JavaScript. */
export type AskedShops = { query: ShopQuery; answer: NearestShops }

type ShopSearchProps = { code: string; areas: readonly PlaceOption[]; asked: AskedShops | undefined }

/** Finds shops by postal code or area. Without JavaScript, the form loads the page again with the answer in it. */
export function ShopSearch({ code, areas, asked }: ShopSearchProps) {
  const { language, t } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [query, setQuery] = useState<ShopQuery>()
  const url = query && pageUrl(language, 'nearestShops', query)
  const loaded = useLoaded(url, (signal) => readData<NearestShops>(url ?? '', signal))
  const answer = query ? loaded.state === 'loaded' && loaded.data : asked?.answer
  const problem = answer && 'problem' in answer ? answer.problem : undefined
  const found = answer && 'shops' in answer ? answer : undefined
  const shown = query ?? asked?.query

  useEffect(() => {
    if (query && problem !== undefined) form.current?.querySelector<HTMLInputElement>('[name=q]')?.focus()
  }, [query, problem])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const [city, q] = [fields.get('city'), fields.get('q')]
    setQuery(city === null ? { q: `${q}` } : { city: `${city}` })
  }

  return (
    <div>
      <form ref={form} action={`${pageUrl(language, 'product', { id: code })}#where-to-buy`} onSubmit={submit}>
        <input type="hidden" name="id" value={code} />
        <div className={`form-row ${styles.row}`}>
          <TextField
            label={t('buy.postcode')}
            name="q"
            defaultValue={asked && 'q' in asked.query ? asked.query.q : ''}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={20}
            required
            onInvalid={(event) => {
              // Our own message instead of the browser's, which is in the browser's language.
              event.preventDefault()
              setQuery({ q: '' })
            }}
            className={styles.field}
            error={problem}
          />
          <Button type="submit" busy={loaded.state === 'loading'}>
            {t('buy.find')}
          </Button>
        </div>
        <fieldset className={styles.areas}>
          <legend>{t('buy.areas')}</legend>
          {areas.map(({ id, name }) => (
            <Button key={id} type="submit" look="plain" name="city" value={id} formNoValidate lang={name.lang}>
              {name.text}
            </Button>
          ))}
        </fieldset>
      </form>
      <p role="status" className={styles.title}>
        {found?.title}
      </p>
      {loaded.state === 'failed' && (
        <p role="alert">
          {t('product.partFailed')}{' '}
          <Button look="plain" onClick={loaded.retry}>
            {t('action.tryAgain')}
          </Button>
        </p>
      )}
      {found && <FoundShops found={found} />}
      <Link to={pageUrl(language, 'shopFinder', finderQuery(shown))} className={onwardClass}>
        {t('buy.allShops')}
      </Link>
    </div>
  )
}

/** The shop finder names the area `id`. */
const finderQuery = (query: ShopQuery | undefined) => (query && 'city' in query ? { id: query.city } : query)
