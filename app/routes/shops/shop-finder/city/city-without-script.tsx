import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import type { AreaView } from '#contract/views/places.ts'
import styles from './city-form.module.css'

/** One select with all cities, because dependent selects need JavaScript. */
export function CityWithoutScript({ areas }: { areas: readonly AreaView[] }) {
  const { language } = useLanguage()
  const t = useMessages('stores')
  return (
    <noscript>
      <form action={pageUrl(language, 'shopFinder')} className="form-row">
        <Select name="id" label={t('shops.city')} className={styles.fieldWithoutScript}>
          {areas
            .flatMap(({ countries }) => countries)
            .map((country) => (
              <optgroup key={country.id} label={country.name.text}>
                {country.cities.map(({ id, name }) => (
                  <option key={id} value={id} lang={name.lang}>
                    {name.text}
                  </option>
                ))}
              </optgroup>
            ))}
        </Select>
        <Button type="submit" look="secondary">
          {t('shops.search')}
        </Button>
      </form>
    </noscript>
  )
}
