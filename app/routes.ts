import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { formPaths } from './form-urls.ts'
import { readingPaths } from './reading-urls.ts'
import { paths } from './urls.ts'

const page = (path: string, folder: string) => route(path.slice(1), `routes/${folder}/page.tsx`)
/** Several addresses of one folder: each is a route of its own. */
const pages = (folder: string, ...keys: (keyof typeof readingPaths)[]) =>
  keys.map((key) => route(readingPaths[key].slice(1), `routes/${folder}/page.tsx`, { id: key }))

// biome-ignore lint/style/noDefaultExport: React Router reads the routes from the default export.
export default [
  ...prefix(':language?', [
    index('routes/home/page.tsx'),
    page(paths.productList, 'product-list'),
    page(paths.compare, 'compare'),
    page(paths.product, 'product'),
    page(paths.framed, 'framed'),
    page(`${paths.feature}/:id`, 'feature'),
    ...pages('news-hub', 'newsHub', 'news', 'videos', 'recipes'),
    ...pages('news-article', 'newsArticle', 'newsDetails'),
    page(readingPaths.video, 'video'),
    page(readingPaths.recipe, 'recipe'),
    page(readingPaths.happyKitchen, 'happy-kitchen'),
    ...pages('written-page', 'about', 'shoppingGuide', 'featureStory', 'brand', 'servicePhilosophy', 'terms'),
    page(readingPaths.servicePromise, 'service-promise'),
    page(readingPaths.worldOutlets, 'world-outlets'),
    page(readingPaths.imageStory, 'image-story'),
    page(readingPaths.cooperation, 'cooperation'),
    ...pages('cooperation-text', 'engineering', 'serviceIdea', 'afterSalesProcess'),
    page(readingPaths.search, 'search'),
    page(readingPaths.cases, 'cases'),
    page(readingPaths.case, 'case'),
    page(formPaths.registration, 'registration'),
    page(formPaths.dealer, 'dealer'),
    page(formPaths.feedback, 'feedback'),
    page(formPaths.supplier, 'supplier'),
    page(formPaths.subscribe, 'subscribe'),
    page(formPaths.withdraw, 'withdraw'),
    page(formPaths.sent, 'sent'),
    page(readingPaths.faq, 'faq'),
    page(readingPaths.manuals, 'manuals'),
    page(readingPaths.support, 'support'),
    page(readingPaths.stores, 'stores'),
    page(readingPaths.shopFinder, 'shop-finder'),
    route(paths.productMenu.slice(1), 'routes/product-menu/data.ts'),
    route(paths.productModel.slice(1), 'routes/product-model/document.ts'),
    route(paths.reviewsFrame.slice(1), 'routes/reviews-frame/document.ts'),
    // With the prefix before it, so that a visitor who mistyped the rest is answered in the language that the address names.
    route('*', 'routes/not-found/page.tsx'),
  ]),
  // The kit, for those who build with it: never part of what is built.
  ...(process.env['NODE_ENV'] === 'production' ? [] : [route('_kit', 'routes/kit/page.tsx')]),
  route('site.webmanifest', 'routes/site-manifest/document.ts'),
] satisfies RouteConfig
