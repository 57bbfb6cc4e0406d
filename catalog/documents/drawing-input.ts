import type { ParameterValue } from '#contract/content/product.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { documentWords } from '#i18n/documents/document-words.ts'
import { asciiText } from '../planning/ascii-text.ts'
import type { DrawingInput } from '../planning/plan-dxf.ts'
import { planOf } from '../planning/plan-of.ts'
import { lettersOf, planTable } from '../planning/plan-table.ts'
import type { Category } from '../snapshot/snapshot.ts'
import type { InputSource } from './document-input.ts'
import { type DocumentNotice, noticesOf } from './document-notices.ts'

type DrawnModel = { code: string; category: Category; values: Readonly<Record<string, ParameterValue>> }

/** What a CAD drawing says. In English, because the fonts of CAD programs have no other scripts. */
export function drawingInput(source: InputSource, { code, category, values }: DrawnModel): DrawingInput {
  const view = source.product(defaultLanguage, code)
  const plan = planOf(category.slug, values)
  if (!view || !plan) throw new Error(`There is no planning drawing of ${code}`)
  const t = documentWords(defaultLanguage)
  const site = source.site(defaultLanguage)
  const rows = planTable(plan, view, defaultLanguage).flatMap((group) => group.rows)
  return {
    kind: 'planningDrawing',
    title: asciiText(`${site.brand} ${code} - ${t('kind.planningSheet')}`),
    note: asciiText(`${t('plan.units', { scale: '1:1' })} ${t('plan.least')}`),
    notices: noticesOf(source.noticesAbout(defaultLanguage, code), { code, language: defaultLanguage, site }).flatMap(
      noticeLines,
    ),
    plan,
    letters: [...lettersOf(plan)],
    table: rows.map(({ letter, name, value }) => [letter, asciiText(`${name}: ${value}`)]),
  }
}

/** A CAD drawing has lines, not paragraphs: what is wrong, with which appliances, and whom to call. The other documents say what to do. */
const noticeLines = ({ level, title, rows }: DocumentNotice): string[] =>
  [`${level}: ${title}`, ...rows.map(([name, value]) => `${name}: ${value}`)].map(asciiText)
