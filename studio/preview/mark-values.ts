import type { Catalog } from '#catalog/catalog.ts'
import { defaultLanguage } from '#contract/languages.ts'
import type { Parameter } from '#contract/views.ts'
import { type Marks, withoutMarks } from './marks.ts'

/** A catalog whose values of parameters are marked too. They are numbers and choices in the content, so they get their marks when they are texts. */
export function markedValues(catalog: Catalog, marks: Marks): Catalog {
  const markOf = (code: string, key: string) =>
    marks.of({ file: `products/${code.toLowerCase()}/product.yaml`, path: ['values', key] })
  const markedParameters = (code: string, parameters: readonly Parameter[]): Parameter[] =>
    parameters.map(({ values, ...rest }) => ({
      ...rest,
      values: values.map((value) => ({ ...value, text: value.text + markOf(code, rest.key) })),
    }))

  return {
    ...catalog,
    product(language, code) {
      const view = catalog.product(language, code)
      if (!view) return undefined
      const { parameters, planning } = view
      return {
        ...view,
        parameters: markedParameters(view.code, parameters),
        planning: markedParameters(view.code, planning),
      }
    },
    // The site compares a title with the English one to find out its language. The marks differ.
    page(language, slug) {
      const view = catalog.page(language, slug)
      if (!view || language === defaultLanguage) return view
      const english = catalog.page(defaultLanguage, slug)?.title.text ?? ''
      const isEnglish = withoutMarks(english) === withoutMarks(view.title.text)
      return isEnglish ? { ...view, title: { ...view.title, lang: defaultLanguage } } : view
    },
    compare(language, ids) {
      const view = catalog.compare(language, ids)
      const codes = view.products.map(({ code }) => code)
      const rows = view.rows.map(({ cells, ...row }) => ({
        ...row,
        cells: cells.map((cell, column) =>
          cell.map((value) => ({ ...value, text: value.text + markOf(codes[column] ?? '', row.key) })),
        ),
      }))
      return { ...view, rows }
    },
  }
}
