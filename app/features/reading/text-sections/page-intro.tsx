import type { ReactNode } from 'react'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import type { Picture, Text } from '#contract/views.ts'
import styles from './page-intro.module.css'

type PageIntroProps = {
  title: Text
  intro: Text
  picture?: Picture
  /** Shown above the title: breadcrumb, tabs of a hub. */
  children?: ReactNode
}

/** The top of a written page: title, intro, and a picture of full window width. */
export function PageIntro({ title, intro, picture, children }: PageIntroProps) {
  return (
    <header className={styles.pageIntro}>
      <div className="page-width">
        {children}
        <Headline title={title} intro={intro} />
      </div>
      {picture && (
        <ContentPicture
          picture={picture}
          sizes="100vw"
          place={{ height: 'clamp(14rem, 42vw, 40rem)' }}
          priority
          className={`screen-only ${styles.picture}`}
        />
      )}
    </header>
  )
}

type HeadlineProps = { title: Text; intro: Text }

/** The title of a page, and what it is about in a sentence or two. */
export function Headline({ title, intro }: HeadlineProps) {
  return (
    <>
      <h1 className={styles.title}>
        <Words of={title} />
      </h1>
      <p className={styles.intro}>
        <Words of={intro} />
      </p>
    </>
  )
}
