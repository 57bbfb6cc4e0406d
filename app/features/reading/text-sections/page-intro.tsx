import type { ReactNode } from 'react'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { Trail, type TrailProps } from '#app/content/trail.tsx'
import type { Picture, Text } from '#contract/views.ts'
import styles from './page-intro.module.css'

type PageIntroProps = Omit<TrailProps, 'name' | 'firstLink'> & {
  title: Text
  intro: Text
  /** The name of the page in the breadcrumb, if it isn't the title. */
  name?: TrailProps['name']
  picture?: Picture | undefined
  /** Shown above the title: tabs of a hub. */
  children?: ReactNode
}

/** The top of a written page: breadcrumb, title, intro, and a picture of full window width. */
export function PageIntro({ title, intro, name = title, picture, children, ...page }: PageIntroProps) {
  return (
    <header className={styles.pageIntro}>
      <div className="page-width">
        <Trail {...page} name={name} />
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
