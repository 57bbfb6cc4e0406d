import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { CodeField } from '#app/ui/fields/text-field.tsx'
import { paths } from '#contract/pages/paths.ts'
import { compareUrl, localPath } from '#contract/pages/urls.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { Choice } from '../load.server.ts'
import styles from './add-without-script.module.css'

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
        <form action={localPath(language, paths.compare)} className={styles.form}>
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
