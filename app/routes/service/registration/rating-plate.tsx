import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import styles from './rating-plate.module.css'

/** How to find the serial number: a drawing of the rating plate, and its position on each kind of appliance. */
export function RatingPlate() {
  const t = useMessages('registration')
  const { brand } = useSite()
  return (
    <section aria-labelledby="plate-title" className={`screen-only ${styles.plate}`}>
      <h2 id="plate-title" className={styles.title}>
        {t('registration.plate')}
      </h2>
      <svg viewBox="0 0 420 220" role="img" aria-label={t('registration.plateAlt')} className={styles.drawing}>
        <rect x="6" y="6" width="408" height="208" rx="6" className={styles.metal} />
        <circle cx="22" cy="110" r="5" className={styles.line} />
        <circle cx="398" cy="110" r="5" className={styles.line} />
        <text x="44" y="52" className={styles.brand}>
          {brand}
        </text>
        <text x="44" y="90" className={styles.text}>
          MODEL RH-9010
        </text>
        <text x="44" y="122" className={styles.text}>
          220–240 V ~ 50 Hz 240 W
        </text>
        <rect x="36" y="136" width="250" height="34" rx="3" className={styles.mark} />
        <text x="44" y="160" className={styles.text}>
          S/N 261 200 345
        </text>
        <path
          d="M310 150v36M317 150v36M322 150v36M331 150v36M335 150v36M344 150v36M352 150v36M356 150v36M366 150v36M372 150v36"
          className={styles.line}
        />
      </svg>
      <p>{t('registration.plateWhere')}</p>
    </section>
  )
}
