import { type Facts, fillMarkdown, fillPlaceholders } from '#catalog/facts/own-facts.ts'
import { pickEach } from '#catalog/localised.ts'
import { eachField } from '#catalog/shown-fields.ts'
import type { DocumentFiles, Product } from '#catalog/snapshot/snapshot.ts'
import type { Block, LocalisedPicture } from '#catalog/snapshot/words.ts'
import { ProductProse, ProductTexts, type ProductWords } from '#contract/content/product.ts'
import { languageNames } from '#contract/languages.ts'
import type { DocumentKind } from '#contract/views.ts'
import type { CategoryEntry, ProductEntry } from '#publishing/read/content-draft.ts'
import type { FactBook } from '../fact-book.ts'
import { categoryOf, type MediaOf, renderEach, wordsOf } from './parts.ts'

/** A CAD drawing is always made by the site. */
type OwnKind = Exclude<DocumentKind, 'planningDrawing'>
const documentKinds: readonly OwnKind[] = [
  'manual',
  'specSheet',
  'installationGuide',
  'planningSheet',
  'warranty',
  'accessories',
  'brochure',
]

export function buildProduct(
  entry: ProductEntry,
  { parameters, sparePartsYears }: CategoryEntry,
  media: MediaOf,
  book: FactBook,
): Product {
  const { source, words: files, installationPicture, video, model, ...fields } = entry
  const facts = { parameters, values: fields.values }
  const allWords = wordsOf(files, book, [...Object.keys(ProductProse.shape), 'text', 'installation'])

  const words = (pick: (words: ProductWords) => string | undefined, orElse?: string) =>
    pickEach(allWords, (own, language) => filled(pick(own), facts, language), orElse)
  const html = (pick: (words: ProductWords) => string | undefined) =>
    renderEach(pickEach(allWords, (own, language) => filled(pick(own), facts, language, fillMarkdown)))

  const title = words(({ title }) => title)
  const picture = (path: string, alt: (words: ProductWords) => string | undefined) =>
    media.picture(source.folder, path, words(alt, title.en))
  const [firstPicture, ...otherPictures] = entry.pictures.map((path, index) =>
    picture(path, ({ pictureAlts }) => pictureAlts[index]),
  )
  if (!firstPicture) throw new Error(`${entry.code} has no picture`)

  const details = allWords.en.details.map((_, index): Block => {
    const path = entry.detailPictures[index]
    return {
      title: words(({ details }) => details[index]?.title),
      text: html(({ details }) => details[index]?.text),
      picture: path ? picture(path, ({ details }) => details[index]?.pictureAlt) : undefined,
    }
  })

  const awards = allWords.en.awards.map((_, index) => {
    const path = entry.awardPictures[index]
    const name = words(({ awards }) => awards[index])
    return { name, picture: path ? media.picture(source.folder, path, name) : undefined }
  })

  return {
    ...fields,
    sparePartsYears: fields.sparePartsYears ?? sparePartsYears,
    category: categoryOf(entry.category).number,
    seriesId: entry.series,
    title,
    ...eachField(ProductTexts, allWords.en, (_, name) => words((own) => own[name])),
    ...eachField(ProductProse, allWords.en, (_, name) => html((own) => own[name])),
    tags: pickEach(allWords, ({ tags }, language) => tags.map((tag) => fillPlaceholders(tag, facts, language))),
    pictures: [firstPicture, ...otherPictures],
    details,
    scenes: entry.scenes.map((path, index): LocalisedPicture => picture(path, ({ sceneAlts }) => sceneAlts[index])),
    installation: html(({ installation }) => installation),
    installationPicture:
      installationPicture === undefined ? undefined : picture(installationPicture, (own) => own.installationPictureAlt),
    awards,
    documents: documentKinds.flatMap((kind) => {
      const files = documentFiles(entry, kind, media)
      return files ? [{ kind, files }] : []
    }),
    model: model === undefined ? undefined : media.file(source.folder, model),
    ...videoOf(video, source.folder, title, (pick) => words(pick, title.en), media),
  }
}

function filled(
  text: string | undefined,
  facts: Facts,
  language: Parameters<typeof fillPlaceholders>[2],
  fill: typeof fillPlaceholders = fillPlaceholders,
): string | undefined {
  return text === undefined ? undefined : fill(text, facts, language)
}

function documentFiles({ documents, source }: ProductEntry, kind: OwnKind, media: MediaOf): DocumentFiles | undefined {
  const files: DocumentFiles = {}
  for (const language of languageNames) {
    const path = documents[kind]?.[language]
    if (path !== undefined) files[language] = media.file(source.folder, path)
  }
  return Object.keys(files).length > 0 ? files : undefined
}

function videoOf(
  video: ProductEntry['video'],
  folder: string,
  productTitle: Product['title'],
  words: (pick: (words: ProductWords) => string | undefined) => Product['title'],
  media: MediaOf,
): Pick<Product, 'video'> {
  if (!video) return {}
  return {
    video: {
      sources: video.files.map((path) => media.file(folder, path)),
      poster: media.picture(folder, video.poster, productTitle),
      captions: video.captions === undefined ? undefined : media.file(folder, video.captions),
      title: words(({ videoTitle }) => videoTitle),
      text: words(({ videoText }) => videoText),
    },
  }
}
