/** Shows what is being typed in the elements of its field, before the page is rendered with it. Only plain texts can be shown so. */
export function createTypedTexts() {
  type Typed = { text: string; time: number; places: { element: Element; original: Node[] }[] }
  const typed = new Map<string, Typed>()

  function show(source: string, was: string, text: string, elements: readonly Element[]) {
    const known = typed.get(source)
    const places =
      known?.places ??
      elements
        .filter((element) => plain(element.textContent) === plain(was) && !element.querySelector('[data-source]'))
        .map((element) => ({ element, original: [...element.childNodes] }))
    for (const { element } of places) element.textContent = text
    if (places.length > 0) typed.set(source, { text, time: performance.now(), places })
    return places.length > 0
  }

  return {
    show,
    /** Puts back what was there before, so that it can be compared with what the server sent. */
    takeBack() {
      for (const { places } of typed.values()) for (const { element, original } of places) element.replaceChildren(...original)
    },
    /** Shows again what was typed later than this; the page is rendered with the rest. */
    showLaterThan(time: number) {
      for (const [source, { text, places, time: typedAt }] of typed) {
        if (typedAt <= time) typed.delete(source)
        else
          for (const place of places) {
            place.original = [...place.element.childNodes]
            place.element.textContent = text
          }
      }
    },
  }
}

/** The site puts spaces that don't break before units. */
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
