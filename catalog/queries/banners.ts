import { BannerFacts } from '#contract/content/editorial/site.ts'
import type { Language } from '#contract/languages.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { BannerView } from '#contract/views.ts'
import type { BannerPlace } from '../catalog.ts'
import { shownIn } from '../shown-fields.ts'
import type { SmallParts } from '../snapshot/content-index.ts'
import { pictureView } from './picture-view.ts'

/** A list banner without a category is shown in every category. */
export function bannerViews(
  { banners }: Pick<SmallParts, 'banners'>,
  language: Language,
  place: BannerPlace,
  number?: CategoryNumber,
): BannerView[] {
  return banners
    .filter(
      (banner) => banner.place === place && (banner.category === undefined || number === undefined || banner.category === number),
    )
    .map((banner) => ({
      id: banner.id,
      picture: pictureView(banner.picture, language),
      ...shownIn(BannerFacts, banner, language),
      target: banner.target,
    }))
}
