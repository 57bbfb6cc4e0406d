import { type SubmitEvent, useRef, useState } from 'react'
import { citiesOfCountry, countriesOfArea } from '#app/features/pages/api-client/place-calls.ts'
import { useLoaded } from '#app/features/pages/api-client/use-loaded.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import type { AreaView } from '#contract/views/places.ts'
import styles from './city-form.module.css'
import { PlaceSelect } from './place-select.tsx'
import type { Choice, useShopSearch } from './use-shop-search.ts'

type CityFormProps = {
  areas: readonly AreaView[]
  search: ReturnType<typeof useShopSearch>
  onIncomplete: () => void
}

const order = ['area', 'country', 'city'] as const satisfies (keyof Choice)[]

/** Three dependent selects. The options of the second and third are loaded when they are opened (S2). */
export function CityForm({ areas, search: { choice, choose, search, state }, onIncomplete }: CityFormProps) {
  const { language } = useLanguage()
  const t = useMessages('shell', 'stores')
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<keyof Choice>()
  const country = useOpened(choice.area)
  const city = useOpened(choice.country)
  const countries = useLoaded(country.requestedParent, (signal) => countriesOfArea(language, choice.area, signal))
  const cities = useLoaded(city.requestedParent, (signal) => citiesOfCountry(language, choice.country, signal))

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const empty = order.find((list) => choice[list] === '')
    setMissing(empty)
    const chosen = cities.state === 'loaded' ? cities.data.find(({ id }) => id === choice.city) : undefined
    if (empty !== undefined || !chosen) {
      form.current?.querySelector<HTMLSelectElement>(`[name=${empty}]`)?.focus()
      onIncomplete()
      return
    }
    void search({ id: chosen.id, name: { text: chosen.name } })
  }

  const markOf = (list: keyof Choice) =>
    missing === list ? { error: t('shops.selectAddress'), settled: choice[list] !== '' } : {}
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('shops.byCity')} className={styles.form}>
      <PlaceSelect
        name="area"
        label={t('shops.area')}
        value={choice.area}
        options={areas.map(({ id, name }) => ({ id, name: name.text, lang: name.lang }))}
        onChoose={(area) => choose({ area, country: '', city: '' })}
        {...markOf('area')}
      />
      <PlaceSelect
        name="country"
        label={t('shops.country')}
        value={choice.country}
        list={countries}
        disabled={choice.area === ''}
        onOpen={country.open}
        onChoose={(id) => choose({ country: id, city: '' })}
        {...markOf('country')}
      />
      <PlaceSelect
        name="city"
        label={t('shops.city')}
        value={choice.city}
        list={cities}
        disabled={choice.country === ''}
        onOpen={city.open}
        onChoose={(id) => choose({ city: id })}
        {...markOf('city')}
      />
      <Button type="submit" look="secondary" busy={state === 'searching'} className={styles.search}>
        {t('shops.search')}
      </Button>
      {state === 'failed' && (
        <p role="alert" className={styles.failure}>
          {t('shops.listFailed')}{' '}
          <Button type="submit" look="plain">
            {t('action.tryAgain')}
          </Button>
        </p>
      )}
    </form>
  )
}

/**
 * Whether a dependent select was opened since its parent was chosen. `requestedParent` is the parent whose options to load. On touch screens they
 * load as soon as the parent is chosen, because the native picker doesn't update once it is open.
 */
function useOpened(parent: string) {
  const [openedFor, setOpenedFor] = useState('')
  const requestedParent = parent !== '' && (openedFor === parent || isPhone()) ? parent : undefined
  return { requestedParent, open: () => setOpenedFor(parent) }
}

const isPhone = () => typeof window !== 'undefined' && window.matchMedia('(pointer: coarse)').matches
