import type { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import type { DocumentKind, ProductView } from '#contract/views.ts'
import type { ProductDetail } from '#contract/wire/product-detail.ts'
import { featureLink, pictureAddress, plain } from './wire-entities.ts'

export function wireProductDetail(language: Language, product: ProductView): z.input<typeof ProductDetail> {
  const { code, intro, tags, pictures, awards, details, parameters, scenes, installationPicture, video } = product
  const { seriesId, category, hasFeature, buyLink = '' } = product
  return {
    code,
    intro: intro.html,
    tags: tags.map(plain),
    banner: pictures.map((picture) => pictureAddress(picture, 1600)),
    award: awards.flatMap(({ picture }) => (picture ? [pictureAddress(picture, 320)] : [])),
    details: details.map(({ title, text, picture }) => ({
      title: plain(title),
      intro: text.html,
      img: picture ? pictureAddress(picture, 960) : '',
    })),
    param: parameters.map(({ name, values }) => ({ name: plain(name), content: values.map(plain) })),
    scene: scenes.map((picture) => pictureAddress(picture, 1600)),
    install_pc: installationPicture ? pictureAddress(installationPicture, 1600) : '',
    video: video?.sources.find(({ type }) => type === 'mp4')?.url ?? video?.sources[0]?.url ?? '',
    link: featureLink(language, { id: seriesId, category, hasFeature }),
    series_id: seriesId,
    brochure: fileOf(product, 'brochure'),
    manual: fileOf(product, 'manual'),
    spec_sheet: fileOf(product, 'specSheet'),
    warranty_document: fileOf(product, 'warranty'),
    accessories_lists: fileOf(product, 'accessories'),
    installation_guide: fileOf(product, 'installationGuide'),
    buy_link: buyLink,
  }
}

function fileOf({ documents }: ProductView, kind: DocumentKind): string {
  return documents.find((document) => document.kind === kind)?.file.url ?? ''
}
