import { ContentPicture } from '#app/content/content-picture.tsx'
import type { Picture } from '#contract/views.ts'
import styles from './accessory-picture.module.css'

type AccessoryPictureProps = { picture: Picture; place: keyof typeof widths; decorative?: boolean }

const widths = { card: '(min-width: 40rem) 8rem, 6rem', row: '4rem' }

/** The small square picture of an accessory beside its name. */
export function AccessoryPicture({ picture, place, decorative = false }: AccessoryPictureProps) {
  return (
    <ContentPicture
      picture={picture}
      sizes={widths[place]}
      place={{ ratio: 1 }}
      decorative={decorative}
      className={`${styles.picture} ${styles[place]}`}
    />
  )
}
