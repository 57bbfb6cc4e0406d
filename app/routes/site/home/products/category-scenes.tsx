import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { productListUrl } from '#contract/pages/urls.ts'
import type { CategorySummary } from '#contract/views.ts'
import styles from './category-scenes.module.css'
import { PicturedLink } from './pictured-link.tsx'

/** The six categories, each with a picture of its kitchen. */
export function CategoryScenes({ categories }: { categories: readonly CategorySummary[] }) {
  const { language } = useLanguage()
  const t = useMessages('home')
  return (
    <section aria-labelledby="home-categories" className={`page-width ${styles.section}`}>
      <h2 id="home-categories" className="section-heading">
        <Words of={{ text: t('home.categories') }} />
      </h2>
      <ul className={styles.scenes}>
        {categories.map(({ number, name, title, picture }) => (
          <li key={number}>
            <PicturedLink to={productListUrl(language, number)} name={name} title={title}>
              <ContentPicture
                picture={picture}
                sizes="(width < 48rem) 50vw, (width < 64rem) 33vw, (width < 108.75rem) 17vw, 17rem"
                place={{ ratio: 4 / 5 }}
                decorative
                className={styles.picture}
              />
            </PicturedLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
