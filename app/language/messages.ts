import { createContext, use } from 'react'
import { preloadModule } from 'react-dom'
import { pageFailed } from '#app/browser/page-failed.ts'
import { defaultLanguage, type Language, languageNames } from '#contract/languages.ts'
import type { Area, Messages } from '#i18n/interface/en.ts'
import { type Translate, translator } from '#i18n/interface/translator.ts'
import { useLanguage } from './language.tsx'
import { messageFileName } from './message-file-name.ts'

type SomeMessages = Partial<Messages>

type Modules = Readonly<Record<string, () => Promise<SomeMessages>>>

/** The modules of a language, one for each area, by their paths in the project. */
const languageModules: Readonly<Record<Language, () => Promise<{ modules: Modules }>>> = {
  en: () => import('./areas/en.ts'),
  'zh-Hans': () => import('./areas/zh-hans.ts'),
  ko: () => import('./areas/ko.ts'),
  id: () => import('./areas/id.ts'),
  'zh-Hant': () => import('./areas/zh-hant.ts'),
}
const modulesOf = async (language: Language) => (await languageModules[language]()).modules
const fileOf = (language: Language) => `${language.toLowerCase()}.ts`
const pathOf = (area: Area, language: Language) => `/i18n/interface/${area}/${fileOf(language)}`

const loading = new Map<string, Promise<SomeMessages>>()
const loaded = new Map<string, SomeMessages>()
/** By paths. The same promise, and in the end the same function, in each render. */
const translators = new Map<string, Promise<Translate>>()

/** On the server: the URL of a module, by its path in the project. */
export const ModuleUrlContext = createContext<((path: string) => string) | undefined>(undefined)

/**
 * Translates the keys of these areas. The browser loads the modules of an area when they are used first, and React waits for them. Those of the first
 * page are in its HTML as preloads.
 */
export function useMessages<Of extends Area>(...areas: Of[]): Translate<Of> {
  const { language } = useLanguage()
  const urlOf = use(ModuleUrlContext)
  const paths = areas.map((area) => pathOf(area, language))
  if (urlOf)
    for (const path of [`/app/language/areas/${fileOf(language)}`, ...paths]) preloadModule(urlOf(path), { as: 'script' })

  return use(translate(language, paths))
}

function translate(language: Language, paths: readonly string[]): Promise<Translate> {
  const key = paths.join()
  const known = translators.get(key)
  if (known) return known
  const promise = paths.every((path) => loaded.has(path))
    ? fulfilled(together(language, paths))
    : Promise.all(paths.map((path) => load(language, path))).then(() => together(language, paths))
  translators.set(key, promise)
  return promise
}

const together = (language: Language, paths: readonly string[]): Translate =>
  translator(language, Object.assign({}, ...paths.map((path) => loaded.get(path))))

/** React reads the value of such a promise at once (react.dev/reference/react/use). */
const fulfilled = <Value>(value: Value): Promise<Value> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

/** Loads all messages, for renders on the server. */
export async function loadAllMessages(): Promise<void> {
  await Promise.all(languageNames.map((language) => loadMessages(language, () => true)))
}

/** Loads the messages that the HTML of the first page preloads, which are all that it needs. */
export async function loadPreloadedMessages(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')
  const urls = Array.from(links, ({ href }) => new URL(href).pathname)
  const language = languageNames.find((name) => name === document.documentElement.lang) ?? defaultLanguage
  await loadMessages(language, (path) => urls.some((url) => isUrlOf(url, path)))
}

async function loadMessages(language: Language, isWanted: (path: string) => boolean) {
  const paths = Object.keys(await modulesOf(language)).filter(isWanted)
  await Promise.all(paths.map((path) => load(language, path)))
}

/** Development serves a module at its path. The build names its file after it (`vite.config.ts`). */
const isUrlOf = (url: string, path: string) => url === path || url.includes(`/${messageFileName(path)}-`)

/** Fetches the messages of all areas, so that no page has to wait for its own after its data. */
export function prefetchMessages(language: Language): void {
  const fetchAll = (modules: Modules) => Promise.all(Object.values(modules).map((fetchModule) => fetchModule()))
  void modulesOf(language)
    .then(fetchAll)
    .catch(() => {})
}

function load(language: Language, path: string): Promise<SomeMessages> {
  const known = loading.get(path)
  if (known) return known
  const messages = importMessages(language, path)
  loading.set(path, messages)
  return messages
}

async function importMessages(language: Language, path: string): Promise<SomeMessages> {
  try {
    const messages = await (await modulesOf(language))[path]?.()
    if (!messages) throw new Error(`No messages in ${path}`)
    loaded.set(path, messages)
    return messages
  } catch (error) {
    if (import.meta.env.SSR) throw error
    // As for a page's data: the page before stays, and a notice offers to load the document.
    window.dispatchEvent(new Event(pageFailed))
    return new Promise(() => {})
  }
}
