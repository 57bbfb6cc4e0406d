import type { ContentDraft } from '../read/content-draft.ts'

/** Counts the entries of each kind. */
export function contentSizes({ articles, care, faq, pages, notices, ...draft }: ContentDraft) {
  const countries = (draft.areas?.data.areas ?? []).flatMap((area) => area.countries)
  return {
    categories: draft.categories.length,
    series: draft.series.length,
    products: draft.products.length,
    news: articles.news.length,
    videos: articles.video.length,
    recipes: articles.recipe.length,
    happiness: articles.happiness.length,
    cases: articles.case.length,
    careers: articles.career.length,
    press: articles.press.length,
    care: care.length,
    questions: faq.reduce((sum, { questions }) => sum + questions.length, 0),
    pages: pages.length,
    notices: notices.length,
    accessories: draft.accessories.length,
    stores: draft.stores?.data.stores.length ?? 0,
    areas: draft.areas?.data.areas.length ?? 0,
    countries: countries.length,
    cities: countries.reduce((sum, { cities }) => sum + cities.length, 0),
    shops: draft.shops.reduce((sum, { data }) => sum + data.shops.length, 0),
  }
}
