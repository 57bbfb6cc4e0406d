import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { ValueTable } from '#app/ui/reading/value-table.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import { AccessoryPicture } from './accessory-picture.tsx'
import type { ModelAccessories } from './accessory-rows.ts'
import styles from './accessory-table.module.css'

/** What fits a model, one line each, and the way to all of it. */
export function AccessoryTable({ of: { model, rows, count } }: { of: ModelAccessories }) {
  const { language } = useLanguage()
  const t = useMessages('product-card')
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
