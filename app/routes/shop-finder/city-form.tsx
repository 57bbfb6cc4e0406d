import { type SubmitEvent, useRef, useState } from 'react'
import { citiesOfCountry, countriesOfArea } from '#app/features/api-client/place-calls.ts'
import { useLoaded } from '#app/features/api-client/use-loaded.ts'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import type { AreaView } from '#contract/views/places.ts'
import styles from './city-form.module.css'
import { PlaceSelect } from './place-select.tsx'
import { useOpened } from './use-opened.ts'
import type { Choice, useShopSearch } from './use-shop-search.ts'

type CityFormProps = {
  areas: readonly AreaView[]
  search: ReturnType<typeof useShopSearch>
  onIncomplete: () => void
}

const order = ['area', 'country', 'city'] as const satisfies (keyof Choice)[]

/** Three dependent selects. The options of the second and third are loaded when they are opened (S2). */
export function CityForm({ areas, search: { choice, choose, search, state }, onIncomplete }: CityFormProps) {
  const { language, t } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<keyof Choice>()
  const country = useOpened(choice.area)
  const city = useOpened(choice.country)
  const countries = useLoaded(country.requestedParent, (signal) => countriesOfArea(language, choice.area, signal))
  const cities = useLoaded(city.requestedParent, (signal) => citiesOfCountry(language, choice.country, signal))

  function change(next: Partial<Choice>) {
    setMissing(undefined)
    choose(next)
  }

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

  const problem = t('shops.selectAddress')
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('shops.byCity')} className={styles.form}>
      <PlaceSelect
        name="area"
        label={t('shops.area')}
        value={choice.area}
        options={areas.map(({ id, name }) => ({ id, name: name.text, lang: name.lang }))}
        onChoose={(area) => change({ area, country: '', city: '' })}
        error={missing === 'area' ? problem : undefined}
      />
      <PlaceSelect
        name="country"
        label={t('shops.country')}
        value={choice.country}
        list={countries}
        disabled={choice.area === ''}
        onOpen={country.open}
        onChoose={(id) => change({ country: id, city: '' })}
        error={missing === 'country' ? problem : undefined}
      />
      <PlaceSelect
        name="city"
        label={t('shops.city')}
        value={choice.city}
        list={cities}
        disabled={choice.country === ''}
        onOpen={city.open}
        onChoose={(id) => change({ city: id })}
        error={missing === 'city' ? problem : undefined}
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
