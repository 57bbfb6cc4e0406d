import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ContentKindName } from '#contract/content/kinds.ts'
import type { Language } from '#contract/languages.ts'
import type { TextLine } from '#studio/wire/translate.ts'
import { call, type Fault, faultOf } from '../call.ts'
import { keyOf, type TextView, views } from './use-translations.ts'

export type TextFilter = { language: Language; view: TextView; kind: ContentKindName | undefined; words: string }
/** The lines of a list by their place. Those that nobody has looked at yet are not loaded. */
export type Lines = { all: number; pages: ReadonlyMap<number, readonly TextLine[]> }

const pageSize = 100
const typingMs = 200

type Loaded = Lines & { at: number | undefined }
type Shown = { filter: string; version: number | undefined; lines: Lines }

export const lineAt = ({ pages }: Lines, at: number): TextLine | undefined =>
  pages.get(Math.floor(at / pageSize))?.[at % pageSize]

export function placeOf({ pages }: Lines, key: string | undefined): number | undefined {
  for (const [page, lines] of pages) {
    const at = lines.findIndex((line) => keyOf(line) === key)
    if (at !== -1) return page * pageSize + at
  }
  return undefined
}

type Selected = { file: string; field: string }
type UseLines = {
  filter: TextFilter
  /** Loaded too, wherever it is. */
  selected: Selected | undefined
  version: number | undefined
  setFault: (fault: Fault) => void
}

/** The texts that a filter shows, loaded page by page. `version`: that of all texts; with another one, what is shown is loaded again. */
export function useLines({ filter, selected, version, setFault }: UseLines) {
  const { language, view, kind, words } = filter
  const [shown, setShown] = useState<Shown>()
  const key = JSON.stringify([language, view, kind, words])
  const latest = useRef({ key, version, shown, selected })
  latest.current = { key, version, shown, selected }
  const wanted = useRef<ReadonlySet<number>>(new Set([0]))
  const loading = useRef(new Map<string, Promise<Loaded | undefined>>())

  const load = useCallback(
    (page: number, find?: Selected): Promise<Loaded | undefined> => {
      const name = `${version} ${key} ${page} ${find && keyOf(find)}`
      const known = loading.current.get(name)
      if (known) return known
      const fields = { language, kind, words, states: [...views[view]], from: page * pageSize, count: pageSize, find }
      const answer = call('translateList', fields)
        .then(({ lines, all, at }) => ({ all, at, pages: new Map([[page, lines]]) }))
        .catch((error: unknown) => {
          setFault(faultOf(error))
          return undefined
        })
        .finally(() => loading.current.delete(name))
      loading.current.set(name, answer)
      return answer
    },
    [key, language, kind, words, view, version, setFault],
  )

  const typed = useRef(words)
  useEffect(() => {
    const wait = typed.current === words ? 0 : typingMs
    typed.current = words
    const timer = setTimeout(async () => {
      const [page = 0, ...others] = wanted.current
      const first = await load(page, latest.current.selected)
      if (!first) return
      const pageOfSelected = first.at === undefined ? [] : [Math.floor(first.at / pageSize)]
      const further = new Set([...others, ...pageOfSelected].filter((one) => one !== page))
      const loaded = [first, ...(await Promise.all([...further].map((one) => load(one))))]
      if (latest.current.key !== key || latest.current.version !== version) return
      const found = loaded.filter((lines) => lines !== undefined)
      const pages = new Map(found.flatMap((lines) => [...lines.pages]))
      setShown((known) => ({ filter: key, version, lines: { all: first.all, pages: withKnown(pages, known?.lines.pages) } }))
    }, wait)
    return () => clearTimeout(timer)
  }, [load, key, version, words])

  // Never the texts of one language under the name of another. While somebody types, the last matches stay.
  const isShown = shown !== undefined && JSON.stringify(JSON.parse(shown.filter).slice(0, 2)) === JSON.stringify([language, view])
  const lines = isShown ? shown.lines : undefined

  /** Loads the pages of these places, unless they are. They are loaded again when something changes. */
  const show = useCallback(
    async (places: readonly number[]) => {
      const pages = new Set(places.map((at) => Math.floor(at / pageSize)))
      wanted.current = pages.size === 0 ? new Set([0]) : pages
      for (const page of pages) {
        const { shown } = latest.current
        // Everything is loaded again soon.
        if (shown?.filter !== key || shown.version !== version || shown.lines.pages.has(page)) continue
        const loaded = await load(page)
        if (!loaded) continue
        setShown((known) =>
          known?.filter === key && known.version === version
            ? { ...known, lines: { all: loaded.all, pages: new Map([...known.lines.pages, ...loaded.pages]) } }
            : known,
        )
      }
    },
    [load, key, version],
  )

  /** The line at a place, loaded if need be. */
  const find = useCallback(
    async (at: number) => {
      const known = lines && lineAt(lines, at)
      if (known || at < 0 || (lines && at >= lines.all)) return known
      const loaded = await load(Math.floor(at / pageSize))
      return loaded && lineAt(loaded, at)
    },
    [lines, load],
  )

  return useMemo(() => ({ lines, show, find }), [lines, show, find])
}

/** Keeps the objects of lines that have not changed, so that they are not rendered again. */
function withKnown(pages: Lines['pages'], before: Lines['pages'] | undefined): Lines['pages'] {
  const byKey = new Map([...(before?.values() ?? [])].flat().map((line) => [keyOf(line), line]))
  const same = (line: TextLine) => {
    const known = byKey.get(keyOf(line))
    return known !== undefined && JSON.stringify(known) === JSON.stringify(line) ? known : line
  }
  return new Map([...pages].map(([page, lines]) => [page, lines.map(same)]))
}
