import { type ModelAccessories, modelAccessories } from '#app/features/products/accessories/accessory-rows.ts'
import { sparePartsRow } from '#app/features/products/spare-parts-row.server.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { CurveView, DetailBlock, DocumentView, Parameter, ProductView } from '#contract/views.ts'
import { type CurveChart, curveChart } from '../curve/curve-chart.server.ts'
import { type TabName, tabNames } from '../tab-choice.ts'

/** What the panels of the tabs show. */
export type PanelData = {
  details: readonly DetailBlock[]
  parameters: { rows: readonly ShownParameter[]; figure?: { code: string; curve: ShownCurve; chart: CurveChart } }
  installation: Pick<ProductView, 'scenes' | 'installationPicture' | 'installationNotes'> & {
    planning: readonly ShownParameter[]
  }
  accessories: ModelAccessories
  manual: readonly DocumentView[]
}

/** The page has no use for its key. */
export type ShownParameter = Omit<Parameter, 'key'>
export const shownParameter = ({ name, values }: Parameter): ShownParameter => ({ name, values })

/** A curve as texts; the chart draws its numbers. */
export type ShownCurve = Pick<CurveView, 'name' | 'note' | 'x' | 'y'> & {
  points: CurveView['points'][number]['texts'][]
  mark: string
}

/** The page with all of them has the rest. */
const maxAccessories = 6

export function panelData(catalog: Catalog, language: Language, product: ProductView): PanelData {
  const { code, details, scenes, installationPicture, installationNotes, documents, spareParts, curve } = product
  const all = catalog.accessories(language, { code })
  return {
    details,
    parameters: {
      rows: [...product.parameters, ...(spareParts ? [sparePartsRow(spareParts, language)] : [])].map(shownParameter),
      ...(curve && { figure: { code, curve: shownCurve(curve), chart: curveChart(curve, language) } }),
    },
    installation: {
      scenes,
      ...(installationPicture && { installationPicture }),
      installationNotes,
      planning: product.planning.map(shownParameter),
    },
    accessories: modelAccessories(language, { model: code, all, limit: maxAccessories }),
    manual: documents,
  }
}

const shownCurve = ({ name, note, x, y, points, mark }: CurveView): ShownCurve => ({
  name,
  note,
  x,
  y,
  points: points.map(({ texts }) => texts),
  mark: mark.text,
})

/** Leaves out tabs without content. The details always have the overview. */
export function tabsWithContent({ parameters, installation, accessories, manual }: PanelData): TabName[] {
  const { scenes, installationPicture, installationNotes, planning } = installation
  const hasContent: Record<TabName, boolean> = {
    details: true,
    parameters: parameters.rows.length > 0,
    installation: planning.length > 0 || scenes.length > 0 || installationPicture !== undefined || installationNotes.html !== '',
    accessories: accessories.count > 0,
    manual: manual.length > 0,
  }
  return tabNames.filter((name) => hasContent[name])
}
