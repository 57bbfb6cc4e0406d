import { ProductFacts, ProductProse, ProductTexts } from '#contract/content/product.ts'
import type { Language } from '#contract/languages.ts'
import type { DocumentView, ProductVideoView, ProductView } from '#contract/views.ts'
import { htmlIn, textIn } from '../localised.ts'
import { eachField, shownIn } from '../shown-fields.ts'
import type { SmallParts } from '../snapshot/content-index.ts'
import type { Product, Series } from '../snapshot/snapshot.ts'
import { categoryByNumber } from './categories.ts'
import { hasFeature } from './features.ts'
import { parametersOf } from './parameters.ts'
import { blockView, fileLink, pictureView } from './picture-view.ts'
import { productCard } from './product-card.ts'
import { sparePartsOf } from './spare-parts.ts'

type Parts = Pick<SmallParts, 'categories' | 'features'>

/** `series` is the series of the product, `documents` are its documents. */
type ProductSources = { product: Product; series: Series; documents: DocumentView[] }

export function productView(parts: Parts, language: Language, { product, series, documents }: ProductSources): ProductView {
  const { installationPicture, video, model } = product
  return {
    ...productCard(product, language),
    seriesName: textIn(series.name, language),
    ...eachField(ProductTexts, product, (words) => textIn(words, language)),
    ...eachField(ProductProse, product, (words) => htmlIn(words, language)),
    pictures: product.pictures.map((picture) => pictureView(picture, language)),
    awards: product.awards.map(({ name, picture }) => ({
      name: textIn(name, language),
      picture: picture && pictureView(picture, language),
    })),
    details: product.details.map((block) => blockView(block, language)),
    ...parametersOf(parts, language, product),
    figures: categoryByNumber(parts, product.category).figures,
    scenes: product.scenes.map((picture) => pictureView(picture, language)),
    installationNotes: htmlIn(product.installation, language),
    installationPicture: installationPicture && pictureView(installationPicture, language),
    documents,
    video: video && videoView(video, language),
    model: model && fileLink(model),
    ...shownIn(ProductFacts, product, language),
    spareParts: sparePartsOf(product),
    hasFeature: hasFeature(parts, 'series', product.seriesId),
  }
}

function videoView(
  { sources, poster, captions, title, text }: NonNullable<Product['video']>,
  language: Language,
): ProductVideoView {
  return {
    sources: sources.map((file) => fileLink(file)),
    poster: pictureView(poster, language),
    captions: captions && fileLink(captions),
    title: textIn(title, language),
    text: textIn(text, language),
  }
}
