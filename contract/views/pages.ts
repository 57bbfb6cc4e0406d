import type { PageSlug } from '../pages/written-pages.ts'
import type { Html, Picture, Text } from '../views.ts'
import type { Day } from './articles.ts'

export type PageSection = { id: string; title: Text; text: Html; picture?: Picture }

export type StaticPageView = {
  slug: PageSlug
  title: Text
  intro: Text
  /** For search engines. */
  description: Text
  picture?: Picture
  /** All sections in order, those of groups included. */
  sections: PageSection[]
  /** The same sections under the titles of their groups; empty where the page has no groups. */
  groups: { id: string; title: Text; sections: PageSection[] }[]
  updated?: Day
}

/** How many stores a country has, and where its mark stands on the world map (X7). */
export type OutletView = { country: Text; stores: number; position: { lat: number; lon: number } }
