import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Onward, onwardClass } from '#app/ui/link.tsx'
import { ValueTable } from '#app/ui/value-table.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import { AccessoryPicture } from './accessory-picture.tsx'
import type { ModelAccessories } from './accessory-rows.ts'
import styles from './accessory-table.module.css'

/** What fits a model, one line each, and the way to all of it. */
export function AccessoryTable({ of: { model, rows, count } }: { of: ModelAccessories }) {
  const { language, t } = useLanguage()
  return (
    <>
      <ValueTable className={styles.table}>
        <caption className="visually-hidden">{t('offer.accessories')}</caption>
        <tbody>
          {rows.map(({ code, title, picture, price }) => (
            <tr key={code}>
              <th scope="row">
                <div className={styles.name}>
                  {picture && <AccessoryPicture picture={picture} place="row" decorative />}
                  <div>
                    <Words of={title} />
                    <span className={styles.code}>{` ${code}`}</span>
                  </div>
                </div>
              </th>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </ValueTable>
      <Link to={pageUrl(language, 'accessories', { code: model })} className={onwardClass}>
        <Onward>{t('offer.allAccessories', { count, code: model })}</Onward>
      </Link>
    </>
  )
}
