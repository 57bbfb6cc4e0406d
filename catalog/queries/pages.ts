import { PageFacts, PageTexts } from '#contract/content/editorial/page.ts'
import type { Language } from '#contract/languages.ts'
import type { OutletView, StaticPageView } from '#contract/views/pages.ts'
import { htmlIn, textIn } from '../localised.ts'
import { eachField, shownIn } from '../shown-fields.ts'
import type { Page, PageSection } from '../snapshot/editorial-part.ts'
import type { Places } from '../snapshot/places.ts'
import { pictureView } from './picture-view.ts'

export function staticPageView(page: Page, language: Language): StaticPageView {
  const { slug, picture } = page
  const sections = page.sections.map((section) => ({ group: section.group, view: sectionView(section, language) }))
  return {
    slug,
    ...eachField(PageTexts, page, (words) => textIn(words, language)),
    picture: picture && pictureView(picture, language),
    sections: sections.map(({ view }) => view),
    groups: page.groups.map(({ id, title }) => ({
      id,
      title: textIn(title, language),
      sections: sections.flatMap(({ group, view }) => (group === id ? [view] : [])),
    })),
    ...shownIn(PageFacts, page, language),
  }
}

function sectionView({ id, title, text, picture }: PageSection, language: Language) {
  return {
    id,
    title: textIn(title, language),
    text: htmlIn(text, language),
    picture: picture && pictureView(picture, language),
  }
}

/** Counts the shops of each country, so that the world map and the shop finder show the same numbers. */
export function outletViews({ areas, shops }: Places, language: Language): OutletView[] {
  return areas
    .flatMap((area) => area.countries)
    .map(({ id, name, position }) => ({
      country: textIn(name, language),
      shops: shops.filter((shop) => shop.country === id).length,
      position,
    }))
    .filter((outlet) => outlet.shops > 0)
}
