import type { EntryContext } from 'react-router'
import { keptFor } from '#app/content/kept-for.ts'
import languageMemory from '#app/language/language-memory.script.ts?script'
import { escapeMarkup } from '#contract/escape-markup.ts'
import type { Language } from '#contract/languages.ts'
import { manifestUrl } from '#contract/pages/urls.ts'
import eastAsian from '../styles/languages/east-asian.css?inline'
import ko from '../styles/languages/ko.css?inline'
import zhHans from '../styles/languages/zh-hans.css?inline'
import zhHant from '../styles/languages/zh-hant.css?inline'
import { heldLink, heldScript } from './after-first-frame.ts'
import { appId } from './app-id.ts'
import type { HeadElement } from './head-elements.tsx'
import { languageDataName } from './page-data.ts'
import restoreScroll from './restore-scroll.script.ts?script'
import startModules from './start-modules.script.ts?script'

/** Stylesheets load in any order during navigation. Declaring the layers first fixes their order. */
const cascade = '@layer reset,base,language,ui,features,routes;'

/** Fonts and line breaks of the page's language. Indonesian has those of English. */
const languageStyles: Readonly<Record<Language, string>> = {
  en: '',
  id: '',
  'zh-Hans': eastAsian + zhHans,
  'zh-Hant': eastAsian + zhHant,
  ko: eastAsian + ko,
}

type DocumentParts = {
  language: Language
  head: readonly HeadElement[]
  app: string
  context: EntryContext
  /** By route id, URLs of modules with data (`app/loading/message-files.server.ts`). */
  messageFiles: Readonly<Record<string, string>>
  nonce: string
}

/** The document around the rendered page. It is text and no component, so that the browser hydrates only the page. */
export function documentAround({ language, head, app, context, messageFiles, nonce }: DocumentParts): string {
  const { links, firstModule } = ofRoutes(context, language, messageFiles)
  return [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="theme-color" content="#161412"/>',
    `<script nonce="${nonce}">${languageMemory}</script><style nonce="${nonce}">${cascade}${languageStyles[language]}</style>`,
    ...(context.criticalCss ? developmentStyles(context.criticalCss).map(link) : []),
    links,
    ...head.map(headElement),
    `<script nonce="${nonce}">${startModules}</script></head><body><div id="${appId}">${app}</div>`,
    `<script nonce="${nonce}">${restoreScroll}</script>`,
    `<script nonce="${nonce}" type="${heldScript}">${firstModule}</script></body></html>`,
  ].join('')
}

function headElement(element: HeadElement): string {
  if (element.tag === 'title') return `<title>${escapeMarkup(element.text)}</title>`
  if (element.tag === 'json') return `<script type="application/ld+json">${element.text.replaceAll('<', '\\u003c')}</script>`
  return `<${element.tag}${written(element.attributes)}/>`
}

const written = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('')

/** What Vite styles the first page with until its modules are there. Only in development. */
const developmentStyles = (css: NonNullable<EntryContext['criticalCss']>) =>
  typeof css === 'string' ? [] : [{ ...css, 'data-react-router-critical-css': '' }]

const link = (attributes: Readonly<Record<string, string>>) => `<link${written(attributes)}/>`

/** What all pages with the same routes, language and messages have in common. */
function ofRoutes(context: EntryContext, language: Language, messageFiles: Readonly<Record<string, string>>) {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id)
  return keptFor(context.manifest, [language, ...ids, ...Object.values(messageFiles)].join(' '), () => ({
    links: linksOf(context, language),
    firstModule: firstModule(context, messageFiles),
  }))
}

function linksOf(context: EntryContext, language: Language): string {
  const { styles, modules } = filesOf(context)
  const files = [
    ...styles.map((href) => ({ rel: 'stylesheet', href })),
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: manifestUrl(language) },
    ...modules.map((href) => ({ rel: heldLink, href })),
  ]
  return files.map(link).join('')
}

/** The built files of the page's routes, each once. */
function filesOf({ manifest, staticHandlerContext: { matches } }: EntryContext): { styles: string[]; modules: string[] } {
  const routes = matches.map(({ route }) => manifest.routes[route.id]).filter((route) => route !== undefined)
  const styles = routes.flatMap(({ css = [] }) => css)
  const modules = [manifest.url, manifest.entry.module, ...manifest.entry.imports]
  for (const { module, imports = [] } of routes) modules.push(module, ...imports)
  return { styles: [...new Set(styles)], modules: [...new Set(modules)] }
}

function firstModule(
  { manifest, staticHandlerContext: { matches } }: EntryContext,
  messageFiles: Readonly<Record<string, string>>,
): string {
  const ids = matches.map(({ route }) => route.id)
  const imports = ids.map((id, index) => `import * as route${index} from ${JSON.stringify(manifest.routes[id]?.module)};`)
  const files = Object.entries(messageFiles)
  const dataImports = files.map(([, url], index) => `import data${index} from ${JSON.stringify(url)};`)
  const data = files.map(([id], index) => `${JSON.stringify(id)}:data${index}`).join(',')
  const hotReload = manifest.hmr?.runtime ? `import ${JSON.stringify(manifest.hmr.runtime)};` : ''
  const modules = ids.map((id, index) => `${JSON.stringify(id)}:route${index}`).join(',')
  return `${hotReload}import ${JSON.stringify(manifest.url)};${imports.join('')}${dataImports.join('')}window.__reactRouterRouteModules={${modules}};window.${languageDataName}={${data}};import(${JSON.stringify(manifest.entry.module)});`
}
