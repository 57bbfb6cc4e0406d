import { Link } from '#app/content/link.tsx'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { CategorySummary } from '#contract/views.ts'
import styles from './category-tiles.module.css'

type CategoryTilesProps = {
  label: string
  /** From the page's own data: other pages show only names. */
  categories: readonly CategorySummary[]
  to: (category: CategoryNumber) => string
  /** The category of the page. Undefined on pages about all categories. */
  current?: CategoryNumber
  /** A short text under the name, such as a count. */
  note?: (category: CategoryNumber) => string
  /** The categories that have such a page; by default, all. */
  only?: readonly CategoryNumber[]
}

/** The categories with their pictures, as links to the same page for each category. */
export function CategoryTiles({ label, categories, to, current, note, only }: CategoryTilesProps) {
  const shown = categories.filter(({ number }) => only?.includes(number) ?? true)
  return (
    <nav aria-label={label}>
      <ul className={`screen-only ${styles.tiles}`}>
        {shown.map(({ number, name, picture }) => (
          <li key={number}>
            <Link
              to={to(number)}
              // Only the content below the tiles changes.
              preventScrollReset={current !== undefined}
              aria-current={number === current ? 'page' : undefined}
              className={styles.link}
            >
              <ContentPicture
                picture={picture}
                sizes="(width < 64rem) 33vw, 15vw"
                place={{ ratio: 4 / 3 }}
                decorative
                className={styles.picture}
              />
              <span className={styles.name}>
                <Words of={name} />
              </span>
              {note && <span className={styles.note}>{note(number)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
