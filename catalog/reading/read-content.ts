import { type Language, languageNames } from '#contract/languages.ts'
import type { ContentIssue } from '../content-issue.ts'
import { letOthersRun } from '../let-others-run.ts'
import { CategoryFile, SeriesFile } from '../schema/category.ts'
import { FeatureFile, FeatureWords } from '../schema/feature.ts'
import { ProductFile, ProductWords } from '../schema/product.ts'
import { BannersFile, CountriesFile, HomeFile, SiteFile } from '../schema/site.ts'
import type { ContentDraft, WordFiles } from './content-draft.ts'
import type { ContentFile } from './content-files.ts'
import { createFileReader, type FileReader, type Schema } from './file-reader.ts'
import { type ParsedYaml, parseYaml } from './yaml-source.ts'

export type ReadContent = { draft: ContentDraft; issues: ContentIssue[]; unread: ContentIssue[] }

export async function readContent(files: readonly ContentFile[]): Promise<ReadContent> {
  const reader = createFileReader(await parseEach(files))
  const draft: ContentDraft = {
    site: reader.required('site.yaml', SiteFile),
    countries: reader.required('countries.yaml', CountriesFile),
    banners: reader.required('banners.yaml', BannersFile),
    home: reader.required('home.yaml', HomeFile),
    categories: reader
      .entries('categories', 'category.yaml', CategoryFile)
      .map(({ name, source, data }) => ({ ...data, source, slug: name })),
    series: reader.entries('series', 'series.yaml', SeriesFile).map(({ name, source, data }) => ({ ...data, source, id: name })),
    products: reader
      .entries('products', 'product.yaml', ProductFile)
      .map(({ folder, source, data }) => ({ ...data, source, words: readWords(reader, folder, ProductWords) })),
    features: reader
      .entries('features', 'feature.yaml', FeatureFile)
      .map(({ name, folder, source, data }) => ({ ...data, source, id: name, words: readWords(reader, folder, FeatureWords) })),
    unreadable: reader.unreadable,
  }
  return { draft, issues: reader.issues, unread: reader.unread().map(nobodyReads) }
}

async function parseEach(files: readonly ContentFile[]): Promise<ParsedYaml[]> {
  const parsed: ParsedYaml[] = []
  for (const { file, text } of files) {
    parsed.push(parseYaml(file, text))
    await letOthersRun()
  }
  return parsed
}

function readWords<T>(reader: FileReader, folder: string, schema: Schema<T>): WordFiles<T> {
  const words: WordFiles<T> = {}
  for (const language of languageNames) {
    const file = reader.optional(`${folder}/${language}.yaml`, schema)
    if (file) words[language as Language] = file
  }
  return words
}

const nobodyReads = (file: string): ContentIssue => ({
  file,
  field: '',
  message: 'nothing reads a file of this name in this place: mend the name, or take it out',
})
