import type { PageFacts, PageTexts } from '../content/editorial/page.ts'
import type { PageSlug } from '../pages/text-pages.ts'
import type { Html, Picture, Text } from '../views.ts'
import type { Position } from './places.ts'
import type { FieldsAs, Shown } from './text.ts'

export type PageSection = { id: string; title: Text; text: Html; picture?: Picture }

export type StaticPageView = Shown<typeof PageFacts> &
  FieldsAs<typeof PageTexts, Text> & {
    slug: PageSlug
    picture?: Picture
    /** All sections in order, including grouped ones. */
    sections: PageSection[]
    /** The same sections by group; empty if the page has no groups. */
    groups: { id: string; title: Text; sections: PageSection[] }[]
  }

/** The number of shops in a country, and the country's position on the world map (X7). */
export type OutletView = { country: Text; shops: number; position: Position }
