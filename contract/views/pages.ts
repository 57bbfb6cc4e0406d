import type { PageFacts, PageTexts } from '../content/page.ts'
import type { OutletFacts } from '../content/site.ts'
import type { PageSlug } from '../pages/written-pages.ts'
import type { Html, Picture, Text } from '../views.ts'
import type { FieldsAs, Shown } from './shown.ts'

export type PageSection = { id: string; title: Text; text: Html; picture?: Picture }

export type StaticPageView = Shown<typeof PageFacts> &
  FieldsAs<typeof PageTexts, Text> & {
    slug: PageSlug
    picture?: Picture
    /** All sections in order, those of groups included. */
    sections: PageSection[]
    /** The same sections under the titles of their groups; empty where the page has no groups. */
    groups: { id: string; title: Text; sections: PageSection[] }[]
  }

/** How many stores a country has, and where its mark stands on the world map (X7). */
export type OutletView = Shown<typeof OutletFacts>
