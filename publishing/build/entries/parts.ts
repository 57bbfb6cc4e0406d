import { createCache } from '#catalog/create-cache.ts'
import type { Localised } from '#catalog/localised.ts'
import { pickEach } from '#catalog/localised.ts'
import { renderMarkdown } from '#catalog/markdown.ts'
import type { MediaFile, MediaLibrary, PictureMaster } from '#catalog/media/media-library.ts'
import type { LocalisedPicture } from '#catalog/snapshot/words.ts'
import { languageNames } from '#contract/languages.ts'
import { type CategoryNumber, type CategorySlug, categories } from '#contract/products/categories.ts'
import type { WordFiles } from '#publishing/read/content-draft.ts'
import { mediaPath } from '#publishing/read/media-references.ts'
import type { FactBook } from '../fact-book.ts'

// These functions throw if something is missing, because the checks should have found it: that is a bug, not a content fault.

/** An entry and how to build it. Building takes time, and most entries are the same as in the version before. */
export type Buildable<Entry, Built> = { entry: Entry; build: () => Built }

/** Finds the media that an entry in `folder` refers to. */
export type MediaOf = {
  picture(folder: string, path: string, alt: Localised<string>): LocalisedPicture
  file(folder: string, path: string): MediaFile
}

export function mediaOf(media: MediaLibrary): MediaOf {
  return {
    picture: (folder, path, alt) => ({ master: known<PictureMaster>(media.pictures, mediaPath(folder, path)), alt }),
    file: (folder, path) => known<MediaFile>(media.files, mediaPath(folder, path)),
  }
}

function known<T>(all: ReadonlyMap<string, T>, path: string): T {
  const found = all.get(path)
  if (found === undefined) throw new Error(`${path} is not in the media library`)
  return found
}

export function categoryOf(slug: string): { number: CategoryNumber; slug: CategorySlug } {
  const category = categories.find((entry) => entry.slug === slug)
  if (!category) throw new Error(`There is no category ${slug}`)
  return category
}

/** The words of an entry, from its language files, with the facts of products that they name. Fields in `prose` are Markdown. */
export function wordsOf<T>(files: WordFiles<T>, facts: FactBook, prose: readonly string[] = []): Localised<T> {
  const { en } = files
  if (!en) throw new Error('An entry has no English words')
  const words: Localised<T> = { en: facts.filled(en.load(), 'en', prose) }
  for (const language of languageNames) {
    const file = language === 'en' ? undefined : files[language]
    if (file) words[language] = facts.filled(file.load(), language, prose)
  }
  return words
}

/** Many entries share a text, and most are the same as in the version before. */
const rendered = createCache<string>({ maxEntries: 2_000 })

export const renderEach = (markdown: Localised<string>) =>
  pickEach(markdown, (text, language) => rendered.getOrMake(`${language} ${text}`, () => renderMarkdown(text, language)))
