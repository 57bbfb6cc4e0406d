import { Link } from 'react-router'
import { ContentPicture } from '#app/content/content-picture.tsx'
import { Words } from '#app/content/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useSite } from '#app/loading/root-data.ts'
import { productListUrl } from '#contract/pages/urls.ts'
import styles from './category-scenes.module.css'
import home from './page.module.css'

/** The six categories, each with a picture of its kitchen. */
export function CategoryScenes() {
  const { language, t } = useLanguage()
  return (
    <section aria-labelledby="home-categories" className={`page-width ${styles.section}`}>
      <h2 id="home-categories" className={home.heading}>
        <Words of={{ text: t('home.categories') }} />
      </h2>
      <ul className={styles.scenes}>
        {useSite().categories.map(({ number, name, title, picture }) => (
          <li key={number}>
            <Link to={productListUrl(language, number)} className={styles.scene}>
              <ContentPicture
                picture={picture}
                sizes="55vw"
                place={{ height: 'clamp(14rem, 32vw, 30rem)' }}
                decorative
                className={styles.picture}
              />
              <h3 className={styles.name}>
                <Words of={name} />
              </h3>
              <p className={styles.title}>
                <Words of={title} />
              </p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
