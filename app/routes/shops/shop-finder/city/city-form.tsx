import { type SubmitEvent, useRef, useState } from 'react'
import { citiesOfCountry, countriesOfArea } from '#app/features/pages/api-client/place-calls.ts'
import { type Loaded, useLoaded } from '#app/features/pages/api-client/use-loaded.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import type { AreaView } from '#contract/views/places.ts'
import styles from './city-form.module.css'
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
  const country = useOptions(choice.area, (area, signal) => countriesOfArea(language, area, signal))
  const city = useOptions(choice.country, (id, signal) => citiesOfCountry(language, id, signal))

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const empty = order.find((list) => choice[list] === '')
    setMissing(empty)
    const chosen = city.list.state === 'loaded' ? city.list.data.find(({ id }) => id === choice.city) : undefined
    if (empty !== undefined || !chosen) {
      form.current?.querySelector<HTMLSelectElement>(`[name=${empty}]`)?.focus()
      onIncomplete()
      return
    }
    void search({ id: chosen.id, name: { text: chosen.name } })
  }

  const field = (name: keyof Choice, dependent?: ReturnType<typeof useOptions>) => ({
    name,
    value: choice[name],
    ...dependent,
    ...(missing === name ? { error: t('shops.selectAddress'), settled: choice[name] !== '' } : {}),
  })
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('shops.byCity')} className={`needs-script ${styles.form}`}>
      <PlaceSelect
        {...field('area')}
        label={t('shops.area')}
        options={areas.map(({ id, name }) => ({ id, name: name.text, lang: name.lang }))}
        onChoose={(area) => choose({ area, country: '', city: '' })}
      />
      <PlaceSelect
        {...field('country', country)}
        label={t('shops.country')}
        onChoose={(id) => choose({ country: id, city: '' })}
      />
      <PlaceSelect {...field('city', city)} label={t('shops.city')} onChoose={(id) => choose({ city: id })} />
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
 * The options of a dependent select. They load when it is opened. On touch screens they load as soon as the parent is chosen, because the native picker
 * doesn't update once it is open.
 */
function useOptions(parent: string, load: (parent: string, signal: AbortSignal) => Promise<PlaceOption[]>) {
  const [openedFor, setOpenedFor] = useState('')
  const requested = parent !== '' && (openedFor === parent || isPhone()) ? parent : undefined
  const list = useLoaded(requested, (signal) => load(parent, signal))
  return { list, disabled: parent === '', onOpen: () => setOpenedFor(parent) }
}

const isPhone = () => typeof window !== 'undefined' && window.matchMedia('(pointer: coarse)').matches

type PlaceOption = { id: string; name: string; lang?: string }

type PlaceSelectProps = {
  name: string
  label: string
  value: string
  /** Undefined while loading. */
  options?: readonly PlaceOption[]
  list?: Loaded<PlaceOption[]>
  disabled?: boolean
  /** Called when the visitor is about to open the select. */
  onOpen?: () => void
  onChoose: (id: string) => void
  error?: string
  settled?: boolean
}

function PlaceSelect({ list, options, onOpen, onChoose, ...select }: PlaceSelectProps) {
  const t = useMessages('shell', 'stores')
  const offered = options ?? (list?.state === 'loaded' ? list.data : [])
  return (
    <Select
      {...select}
      onPointerEnter={onOpen}
      onFocus={onOpen}
      onPointerDown={onOpen}
      onChange={({ target }) => onChoose(target.value)}
      note={
        list?.state === 'failed' && (
          <span>
            {t('shops.listFailed')}{' '}
            <Button look="plain" onClick={list.retry}>
              {t('action.tryAgain')}
            </Button>
          </span>
        )
      }
    >
      <option value="">{t(list?.state === 'loading' ? 'shops.loading' : 'shops.choose')}</option>
      {offered.map(({ id, name, lang }) => (
        <option key={id} value={id} lang={lang}>
          {name}
        </option>
      ))}
    </Select>
  )
}
