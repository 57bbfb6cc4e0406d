import type { z } from 'zod'
import type { Catalog } from '#catalog/catalog.ts'
import type { CategoryNumber } from '#contract/categories.ts'
import type { Language } from '#contract/languages.ts'
import { framedUrl, lookupTypes } from '#contract/pages/urls.ts'
import { type PictureWidth, pictureUrl, widthsUpTo } from '#contract/pictures.ts'
import type { BannerView, FilterView, Picture, ProductCard, SeriesGroup, SeriesSummary, Text } from '#contract/views.ts'
import type * as Wire from '#contract/wire/entities.ts'

export type WireProduct = z.input<typeof Wire.Product>

/** Address of the picture in WebP, as wide as asked for but never wider than its master. */
export function pictureAddress({ src, width }: Picture, widest: PictureWidth): string {
  const fitting = widthsUpTo(width).filter((candidate) => candidate <= widest)
  return pictureUrl(src, fitting.at(-1) ?? widest, 'webp')
}

/** The wire has no place for the language of a text: one that fell back to English is sent as it is. */
export const plain = ({ text }: Text) => text
export const flag = (is: boolean) => (is ? 1 : 0)

export function wireProduct(catalog: Catalog, language: Language, card: ProductCard): WireProduct {
  const { id, code, picture, tags, isOutside, seriesId, category } = card
  const view = catalog.product(language, code)
  return {
    id,
    code,
    picture: pictureAddress(picture, 960),
    thumb: pictureAddress(picture, 320),
    tags: tags.map(plain),
    intro: view ? plain(view.summary) : '',
    is_outside: flag(isOutside),
    outside_url: isOutside ? (catalog.framedUrl(language, 'product', code, category) ?? '') : '',
    is_survey: flag(view?.isSurvey ?? false),
    series_id: seriesId,
    cate: String(category),
  }
}

export function wireSeries({ id, name, title, picture }: SeriesSummary): z.input<typeof Wire.Series> {
  return { id, name: plain(name), img: pictureAddress(picture, 960), title: plain(title) }
}

export function wireSeriesGroup(catalog: Catalog, language: Language, group: SeriesGroup): z.input<typeof Wire.SeriesGroup> {
  const { id, name, intro, category, hasFeature, products } = group
  return {
    id,
    name: plain(name),
    intro: intro.html,
    link: featureLink(language, { id, category, hasFeature }),
    code: hasFeature ? id : '',
    data: products.map((card) => wireProduct(catalog, language, card)),
  }
}

type FeatureOwner = { id: string; category: CategoryNumber; hasFeature: boolean }
export function featureLink(language: Language, { id, category, hasFeature }: FeatureOwner): string {
  return hasFeature ? framedUrl(language, 'series', id, category) : ''
}

export function wireBanner(language: Language, { id, picture, target }: BannerView): z.input<typeof Wire.Banner> {
  const img = pictureAddress(picture, 1920)
  switch (target.kind) {
    case 'framed': {
      const { type, name, category } = target
      const link = framedUrl(language, type, name, category)
      return { id, img, link, link_type: 1, cate: String(category), type: lookupTypes[type], name }
    }
    case 'newTab':
      return { id, img, link: target.url, link_type: 2, cate: '', type: '', name: '' }
    case 'none':
      return { id, img, link: '', link_type: 0, cate: '', type: '', name: '' }
  }
}

export function wireFilter({ id, type, title, values }: FilterView, index: number): z.input<typeof Wire.Filter> {
  return { id, title: plain(title), index, type, value: values.map(({ id, name, count }) => ({ id, name: plain(name), count })) }
}
