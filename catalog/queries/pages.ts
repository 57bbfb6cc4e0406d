import { PageFacts, PageTexts } from '#contract/content/page.ts'
import { OutletFacts } from '#contract/content/site.ts'
import type { Language } from '#contract/languages.ts'
import type { OutletView, StaticPageView } from '#contract/views/pages.ts'
import { htmlIn, textIn } from '../localised.ts'
import { eachField, shownIn } from '../shown-fields.ts'
import type { SmallParts } from '../snapshot/content-index.ts'
import type { Page, PageSection } from '../snapshot/editorial-part.ts'
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

export function outletViews({ site }: SmallParts, language: Language): OutletView[] {
  return site.outlets.map((outlet) => shownIn(OutletFacts, outlet, language))
}
