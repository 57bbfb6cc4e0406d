import type { Language } from '#contract/languages.ts'
import type { OutletView, StaticPageView } from '#contract/views/pages.ts'
import { htmlIn, textIn } from '../localised.ts'
import type { Page, PageSection } from '../snapshot/reading-part.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { pictureView } from './picture-view.ts'

export function staticPageView(page: Page, language: Language): StaticPageView {
  const { slug, picture, updated } = page
  const sections = page.sections.map((section) => ({ group: section.group, view: sectionView(section, language) }))
  return {
    slug,
    title: textIn(page.title, language),
    intro: textIn(page.intro, language),
    description: textIn(page.description, language),
    ...(picture === undefined ? {} : { picture: pictureView(picture, language) }),
    sections: sections.map(({ view }) => view),
    groups: page.groups.map(({ id, title }) => ({
      id,
      title: textIn(title, language),
      sections: sections.flatMap(({ group, view }) => (group === id ? [view] : [])),
    })),
    ...(updated === undefined ? {} : { updated }),
  }
}

function sectionView({ id, title, text, picture }: PageSection, language: Language) {
  return {
    id,
    title: textIn(title, language),
    text: htmlIn(text, language),
    ...(picture === undefined ? {} : { picture: pictureView(picture, language) }),
  }
}

export function outletViews({ site }: Snapshot, language: Language): OutletView[] {
  return site.outlets.map(({ country, stores, position }) => ({ country: textIn(country, language), stores, position }))
}
