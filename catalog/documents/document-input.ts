import { hash } from 'node:crypto'
import type { Language } from '#contract/languages.ts'
import type { NoticeView } from '#contract/views/support.ts'
import type { CurveView, Parameter, ProductView, SiteView } from '#contract/views.ts'
import { documentWords } from '#i18n/documents/document-words.ts'
import { formatNumber } from '#i18n/number-format.ts'
import { isSize } from '../format/parameter-value.ts'
import { shapeOf } from '../outlines/shape-of.ts'
import { planOf } from '../planning/plan-of.ts'
import { planSvg } from '../planning/plan-svg.ts'
import { inColumns, lettersOf, type PlanGroup, planTable } from '../planning/plan-table.ts'
import type { Category } from '../snapshot/snapshot.ts'
import { type CareCode, type CareSource, careCode } from './care-code.ts'
import { type Chapter, chaptersOf } from './chapters.ts'
import { dimensionDrawing } from './dimension-drawing.ts'
import type { PrintedKind } from './document-kinds.ts'
import { type DocumentNotice, noticesOf } from './document-notices.ts'
import { editionLine, revisedOn } from './edition.ts'
import type { Family } from './family-of.ts'
import { type MarkupNode, markupTree } from './markup-tree.ts'
import { type PartsSource, partsOf } from './parts-of.ts'
import type { TextSource } from './product-text.ts'
import { standaloneSvg } from './standalone-svg.ts'
import { type WarrantyPages, warrantyChapters } from './warranty-text.ts'

type Row = [name: string, value: string]
/** `care` is the code at the beginning of a chapter. `data` and `parts` are chapters that the template fills from the rest of the input. */
type InputChapter = (Chapter & { care?: CareCode | undefined }) | { title: string; shows: 'data' | 'parts' }

/** Everything that a document says, for the templates. Its JSON is all that the document process gets. */
export type DocumentInput = {
  kind: PrintedKind
  language: Language
  title: string
  kindName: string
  brand: string
  code: string
  name: string
  summary: string
  edition: string
  date: { year: number; month: number }
  /** Six characters that change with the words and figures. Service asks for them on the phone. */
  revision: string
  words: Record<string, string>
  contact: Row[]
  address: string
  pictureAlt: string
  /** Open notices about the model. They are on the first page of every document. */
  notices: DocumentNotice[]
  intro: MarkupNode[]
  notes: MarkupNode[]
  parameters: Row[]
  planning: Row[]
  /** `width`: in mm. */
  drawing: { svg: string; alt: string; width: number } | undefined
  /** The table of a planning sheet, and what is said below its drawing. */
  plan: { columns: [PlanGroup[], PlanGroup[]]; note: string } | undefined
  chapters: InputChapter[]
  parts: { title: string; rows: [code: string, name: string, use: string][] }[]
}

export type InputSource = WarrantyPages &
  PartsSource &
  CareSource & {
    product(language: Language, code: string): ProductView | undefined
    site(language: Language): SiteView
    noticesAbout(language: Language, code: string): NoticeView[]
  }

type PrintedDocument = {
  kind: PrintedKind
  language: Language
  code: string
  category: Category
  family: Family
  text: TextSource
}

export function documentInput(source: InputSource, subject: PrintedDocument): DocumentInput {
  const { kind, language, code } = subject
  const view = source.product(language, code)
  if (!view) throw new Error(`There is no product ${code}`)
  const t = documentWords(language)
  const site = source.site(language)
  const kindName = t(`kind.${kind}`)
  const notices = source.noticesAbout(language, code)
  const revised = revisedOn(notices)
  const input = {
    kind,
    language,
    title: `${site.brand} ${code} – ${kindName}`,
    kindName,
    brand: site.brand,
    code,
    name: view.title.text,
    summary: view.summary.text,
    edition: editionLine(language, revised),
    date: { year: Number(revised.slice(0, 4)), month: Number(revised.slice(5, 7)) },
    words: {
      contents: t('contents'),
      technicalData: t('technicalData'),
      dimensions: t('dimensions'),
      drawingNote: t('drawingNote'),
      installation: t('installation'),
      planning: t('planning'),
      service: t('service'),
      servicePromise: t('servicePromise'),
      serialNumber: t('serialNumber'),
      purchaseDate: t('purchaseDate'),
      factsNote: t('factsNote'),
      fact: t('fact'),
      factValue: t('factValue'),
      partNumber: t('partNumber'),
      part: t('part'),
      partUse: t('partUse'),
      partsNote: t('partsNote'),
      careCode: t('careCode'),
      careCodeAlt: t('careCodeAlt'),
      licensed: t('plan.licensed'),
    },
    contact: [
      [t('telephone'), site.phone],
      [t('mail'), site.email],
      [t('hours'), site.hours.text],
    ] satisfies Row[],
    address: `${site.brand}, ${site.address.text}`,
    pictureAlt: view.pictures[0]?.alt.text ?? view.title.text,
    notices: noticesOf(notices, { code, language, site }),
    intro: markupTree(view.intro.html),
    notes: markupTree(view.installationNotes.html),
    parameters: rowsOf(view.parameters),
    planning: [...rowsOf(view.planning), ...(view.curve ? [curveRow(view.curve, language)] : [])],
    ...drawnOf(view, subject),
    parts: partsOf(source, language, code).map(({ kind: own, parts }) => ({
      title: t(`parts.${own}`),
      rows: parts.map((part): [string, string, string] => [
        part.code,
        part.title.text,
        part.selfFit ? part.text.text : `${part.text.text} ${t('technicianFits')}`,
      ]),
    })),
  }
  const whole = {
    ...input,
    chapters: chaptersFor(source, subject, input.parts.length > 0, t('technicalData'), t('kind.accessories')),
  }
  return { ...whole, revision: hash('sha256', JSON.stringify(whole)).slice(0, 6).toUpperCase() }
}

/** In all manuals: after safety, parts, first use and use. */
export const cleaningChapter = 4

function chaptersFor(
  source: InputSource,
  { kind, language, code, family, text }: PrintedDocument,
  hasParts: boolean,
  dataTitle: string,
  partsTitle: string,
): InputChapter[] {
  switch (kind) {
    case 'manual':
      return [
        ...(chaptersOf(`${family.manual}/manual`, text, language) ?? []).map((chapter, index) =>
          index === cleaningChapter ? { ...chapter, care: careCode(source, language, code) } : chapter,
        ),
        { title: dataTitle, shows: 'data' },
        ...(hasParts ? [{ title: partsTitle, shows: 'parts' } as const] : []),
        ...warrantyChapters(source, language, 'manual'),
      ]
    case 'installationGuide':
      return chaptersOf(`${family.installation}/installation`, text, language) ?? []
    case 'warranty':
      return warrantyChapters(source, language, 'warranty')
    case 'accessories':
    case 'specSheet':
    case 'planningSheet':
      return []
  }
}

/** The points of a curve, as in the table of the product page. Units are in the name, because there are many points. */
function curveRow({ name, x, y, points }: CurveView, language: Language): Row {
  const number = (value: number) => formatNumber(value, language)
  return [`${name.text} (${x.unit}, ${y.unit})`, points.map(({ at }) => at.map(number).join(' / ')).join('; ')]
}

function rowsOf(parameters: readonly Parameter[]): Row[] {
  return parameters.map(({ name, values }) => [name.text, values.map(({ text }) => text).join(', ')])
}

function drawingOf(category: Category, { facts: { values } }: TextSource, language: Language): DocumentInput['drawing'] {
  const { size } = values
  if (size === undefined || !isSize(size)) return undefined
  const { markup } = dimensionDrawing(size, shapeOf(category.slug, values), language)
  return { svg: standaloneSvg(markup), alt: `${size.join(' × ')} mm`, width: 174 }
}

/** The drawing: of the appliance, or on a planning sheet of its place in the kitchen, with the table of its letters. */
function drawnOf(
  view: ProductView,
  { kind, category, text, language }: PrintedDocument,
): Pick<DocumentInput, 'drawing' | 'plan'> {
  const plan = kind === 'planningSheet' ? planOf(category.slug, text.facts.values) : undefined
  if (!plan) return { drawing: drawingOf(category, text, language), plan: undefined }
  const letters = lettersOf(plan)
  const t = documentWords(language)
  const groups = planTable(plan, view, language)
  const alt = groups
    .flatMap(({ rows }) => rows.flatMap(({ letter, name, value }) => (letter ? `${letter}: ${name} ${value}` : [])))
    .join('; ')
  const scale = `1:${formatNumber(plan.scale, language)}`
  return {
    drawing: { ...planSvg(plan, letters, language), alt },
    plan: {
      columns: inColumns(groups),
      note: [t('plan.units', { scale }), t('plan.print'), t('plan.least')].join(language.startsWith('zh') ? '' : ' '),
    },
  }
}
