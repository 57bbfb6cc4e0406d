import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Web fonts that come too late for the first page are not shown there, so that nothing moves (`font-display: optional`). This loads them for the next
 * page. The browser would not use them before a new document.
 */
export function useLateFonts() {
  const { pathname } = useLocation()
  const firstPathname = useRef(pathname)
  const faces = useRef<FontFace[]>([])

  useEffect(() => {
    for (const face of declaredFaces())
      face.load().then(
        () => faces.current.push(face),
        () => undefined,
      )
  }, [])

  // In the same frame as the next page.
  useLayoutEffect(() => {
    if (pathname === firstPathname.current) return
    for (const face of faces.current.splice(0)) document.fonts.add(face)
  }, [pathname])
}

/** Copies of the web fonts in the stylesheets. */
function declaredFaces(): FontFace[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  return rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const read = (name: string) => rule.style.getPropertyValue(name)
    if (read('font-display') !== 'optional') return []
    return new FontFace(read('font-family'), read('src'), { weight: read('font-weight'), unicodeRange: read('unicode-range') })
  })
}
