import { pickEach } from '#catalog/localised.ts'
import { eachField, fieldsOf } from '#catalog/shown-fields.ts'
import type { Page, PageSection } from '#catalog/snapshot/editorial-part.ts'
import { PageFacts, PageTexts } from '#contract/content/editorial/page.ts'
import { type PageSlug, pageSlugs } from '#contract/pages/text-pages.ts'
import type { PageEntry } from '#publishing/read/content-draft.ts'
import type { FactBook } from '../fact-book.ts'
import { type MediaOf, renderEach, wordsOf } from './parts.ts'

export function buildPage(entry: PageEntry, media: MediaOf, facts: FactBook): Page {
  const { folder } = entry.source
  const words = wordsOf(entry.words, facts, ['text'])
  const title = pickEach(words, (own) => own.title)
  return {
    slug: slugOf(entry.id),
    ...fieldsOf(PageFacts, entry),
    ...eachField(PageTexts, words.en, (_, field) => pickEach(words, (own) => own[field])),
    picture:
      entry.picture === undefined
        ? undefined
        : media.picture(
            folder,
            entry.picture,
            pickEach(words, ({ pictureAlt }) => pictureAlt, title.en),
          ),
    sections: entry.sections.map(({ id, picture, group }): PageSection => {
      const sectionTitle = pickEach(words, ({ sections }) => sections[id]?.title)
      const alt = pickEach(words, ({ sections }) => sections[id]?.pictureAlt, sectionTitle.en)
      return {
        id,
        title: sectionTitle,
        text: renderEach(pickEach(words, ({ sections }) => sections[id]?.text)),
        picture: picture === undefined ? undefined : media.picture(folder, picture, alt),
        group,
      }
    }),
    groups: entry.groups.map((id) => ({ id, title: pickEach(words, ({ groups }) => groups[id]) })),
  }
}

function slugOf(folder: string): PageSlug {
  const slug = pageSlugs.find((known) => known === folder)
  if (!slug) throw new Error(`The site has no page ${folder}`)
  return slug
}
