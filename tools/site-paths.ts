import { pagePaths } from '#app/pages.ts'
import type { SitePaths } from '#catalog/checks/internal-links.ts'

/** What links in the content may name: every page, and what the id means that some of them take. */
export const sitePaths: SitePaths = {
  all: Object.values(pagePaths),
  feature: pagePaths.feature,
  subjects: [
    { path: pagePaths.product, kind: 'product', idNeeded: true },
    { path: pagePaths.newsArticle, kind: 'news', idNeeded: true },
    { path: pagePaths.newsDetails, kind: 'news', idNeeded: true },
    { path: pagePaths.video, kind: 'video', idNeeded: true },
    { path: pagePaths.recipe, kind: 'recipe', idNeeded: true },
    { path: pagePaths.case, kind: 'case', idNeeded: true },
    { path: pagePaths.cooperation, kind: 'case', idNeeded: false },
    { path: pagePaths.happyKitchen, kind: 'happiness', idNeeded: false },
    { path: pagePaths.support, kind: 'product', idNeeded: false },
    { path: pagePaths.productList, kind: 'category', idNeeded: false },
    { path: pagePaths.faq, kind: 'category', idNeeded: false },
    { path: pagePaths.manuals, kind: 'category', idNeeded: false },
  ],
}
