import { lazy, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react'
import { readData } from '#app/browser/read-data.ts'
import { Link } from '#app/content/link.tsx'
import { useLoaded } from '#app/features/pages/api-client/use-loaded.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import type { ShopQuery } from '#app/loading/nearest-shops.server.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { onwardClass } from '#app/ui/actions/link.tsx'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { useAnnouncement } from '#app/ui/feedback/live-region.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { NearestShops } from '#contract/fetched/nearest-shops.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { PlaceOption } from '#contract/views/places.ts'
import styles from './shop-search.module.css'

const loadSchema = async () => (await import('#contract/fetched/nearest-shops.ts')).NearestShops

// Few visitors search, so its code comes with the first answer.
const importFoundShops = async () => ({ default: (await import('./found-shops.tsx')).FoundShops })
const FoundShops = lazy(importFoundShops)

/** With the code that shows it: if that doesn't load, there is the same message and retry as without an answer. */
async function findShops(url: string, signal: AbortSignal): Promise<NearestShops> {
  const [answer] = await Promise.all([readData(url, loadSchema(), signal), importFoundShops()])
  return answer
}

/** What the URL asks for, without JavaScript. */
export type ShopSearchResult = { query: ShopQuery; answer: NearestShops }

type ShopSearchProps = { code: string; areas: readonly PlaceOption[]; initialResult: ShopSearchResult | undefined }

/** Finds shops by postal code or area. Without JavaScript, the form loads the page again with the answer in it. */
export function ShopSearch({ code, areas, initialResult }: ShopSearchProps) {
  const { language } = useLanguage()
  const t = useMessages('product', 'shell')
  const form = useRef<HTMLFormElement>(null)
  const [query, setQuery] = useState<ShopQuery>()
  const url = query && pageUrl(language, 'nearestShops', query)
  const loaded = useLoaded(url, (signal) => findShops(url ?? '', signal))
  const answer = query ? loaded.state === 'loaded' && loaded.data : initialResult?.answer
  const problem = answer && 'problem' in answer ? answer.problem : undefined
  const found = answer && 'shops' in answer ? answer : undefined
  const shown = query ?? initialResult?.query

  // A refused postal code too: the focus is in its field already, so that screen readers wouldn't read the field again.
  useAnnouncement(problem ?? found?.title ?? '', answer && query)

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
            defaultValue={initialResult && 'q' in initialResult.query ? initialResult.query.q : ''}
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
      {found && (
        <p className={styles.title}>
          <ChangingText>{found.title}</ChangingText>
        </p>
      )}
      {loaded.state === 'failed' && (
        <p role="alert">
          {t('product.partFailed')}{' '}
          <Button look="plain" onClick={loaded.retry}>
            {t('action.tryAgain')}
          </Button>
        </p>
      )}
      {found && (
        <Suspense>
          <FoundShops found={found} />
        </Suspense>
      )}
      <Link to={pageUrl(language, 'shopFinder', finderQuery(shown))} className={onwardClass}>
        {t('buy.allShops')}
      </Link>
    </div>
  )
}

/** The shop finder names the area `id`. */
const finderQuery = (query: ShopQuery | undefined) => (query && 'city' in query ? { id: query.city } : query)
