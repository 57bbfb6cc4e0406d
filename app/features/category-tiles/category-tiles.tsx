import { Link } from 'react-router'
import { ContentPicture } from '#app/content/content-picture.tsx'
import { Words } from '#app/content/words.tsx'
import { useSite } from '#app/loading/root-data.ts'
import type { CategoryNumber } from '#contract/categories.ts'
import styles from './category-tiles.module.css'

type CategoryTilesProps = {
  label: string
  to: (category: CategoryNumber) => string
  /** The category that the page shows; none on a page about all of them. */
  current?: CategoryNumber
  /** A few words under the name, such as how many there are. */
  note?: (category: CategoryNumber) => string
}

/** The six categories, each with its kitchen: a way through a page that comes once for each of them. */
export function CategoryTiles({ label, to, current, note }: CategoryTilesProps) {
  const { categories } = useSite()
  return (
    <nav aria-label={label}>
      <ul className={styles.tiles}>
        {categories.map(({ number, name, picture }) => (
          <li key={number} className={styles.tile}>
            <Link
              to={to(number)}
              // From tile to tile only what is below them changes.
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
