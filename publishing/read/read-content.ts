import { AccessoryFile, ChargesFile, WarrantyFile } from '#contract/content/accessory.ts'
import { CareFile, CareWords } from '#contract/content/care.ts'
import { CategoryFile, SeriesFile } from '#contract/content/category.ts'
import { GlossaryFile } from '#contract/content/editorial/glossary.ts'
import { PageFile, PageWords } from '#contract/content/editorial/page.ts'
import { BannersFile, CountriesFile, HomeFile, SiteFile } from '#contract/content/editorial/site.ts'
import { FeatureFile, FeatureWords } from '#contract/content/feature.ts'
import { StoresFile } from '#contract/content/place.ts'
import { ProductFile, ProductWords } from '#contract/content/product.ts'
import { SearchFile } from '#contract/content/search.ts'
import { FaqFile, FaqWords, NoticeFile, NoticeWords } from '#contract/content/support.ts'
import type { ContentDraft } from './content-draft.ts'
import { type ContentFile, type TextOf, textInMemory } from './content-file.ts'
import type { ContentIssue } from './content-issue.ts'
import { createFileReader } from './file-reader.ts'
import { parsedFile } from './parsed-yaml.ts'
import { readArticles } from './read-articles.ts'
import { readEntries, readWords } from './read-entries.ts'
import { readShops } from './read-shops.ts'

export type ReadContent = { draft: ContentDraft; issues: ContentIssue[]; unread: ContentIssue[] }

export function readContent(files: readonly ContentFile[], textOf: TextOf = textInMemory): ReadContent {
  const reader = createFileReader(files.map((file) => parsedFile(file, textOf)))
  const draft: ContentDraft = {
    site: reader.required('site.yaml', SiteFile),
    countries: reader.required('countries.yaml', CountriesFile),
    glossary: reader.optional('glossary.yaml', GlossaryFile),
    search: reader.optional('search.yaml', SearchFile),
    banners: reader.required('banners.yaml', BannersFile),
    home: reader.required('home.yaml', HomeFile),
    categories: reader
      .entries('categories', 'category.yaml', CategoryFile)
      .map(({ name, source, data }) => ({ ...data, source, slug: name })),
    series: reader.entries('series', 'series.yaml', SeriesFile).map(({ name, source, data }) => ({ ...data, source, id: name })),
    products: reader
      .entries('products', 'product.yaml', ProductFile)
      .map(({ folder, source, data }) => ({ ...data, source, words: readWords(reader, folder, ProductWords) })),
    features: readEntries(reader, 'features', 'feature.yaml', FeatureFile, FeatureWords),
    articles: readArticles(reader),
    faq: readEntries(reader, 'faq', 'questions.yaml', FaqFile, FaqWords),
    care: readEntries(reader, 'care', 'care.yaml', CareFile, CareWords),
    pages: readEntries(reader, 'pages', 'page.yaml', PageFile, PageWords),
    notices: readEntries(reader, 'notices', 'notice.yaml', NoticeFile, NoticeWords),
    accessories: reader
      .entries('accessories', 'accessory.yaml', AccessoryFile)
      .map(({ name, source, data }) => ({ ...data, source, id: name })),
    charges: reader.optional('charges.yaml', ChargesFile),
    warranty: reader.optional('warranty.yaml', WarrantyFile),
    stores: reader.optional('stores.yaml', StoresFile),
    ...readShops(reader),
    unreadable: reader.unreadable,
  }
  return { draft, issues: reader.issues, unread: reader.unread().filter(ofReadableEntry(reader.unreadable)).map(unusedFile) }
}

/** Language files of an entry with faults are unread only because of those faults, so they need no warning. */
const ofReadableEntry = (unreadable: ReadonlySet<string>) => (file: string) =>
  !unreadable.has(file.slice(0, Math.max(0, file.lastIndexOf('/'))))

const unusedFile = (file: string): ContentIssue => ({
  file,
  field: '',
  message: 'is not used by the site: correct the name of the file, or delete it',
})
