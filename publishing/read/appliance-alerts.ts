import { z } from 'zod'
import { NoticeFile } from '#contract/content/support.ts'
import { Day } from '#contract/content/words.ts'
import { serialVerdict } from '#contract/forms/warranty/serial-verdict.ts'
import { type OpenQuestion, warrantyOf } from '#contract/forms/warranty/warranty.ts'
import { matchingModels } from '#contract/products/typed-model.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { contentOn } from './content-on.ts'

/** What staff should know of a registered appliance. `uncertain`: its serial number is missing or can't be read. */
export type ApplianceAlert = { kind: 'affected' | 'uncertain'; notice: string } | { kind: OpenQuestion }
type Registration = { fields: Readonly<Record<string, string>>; receivedAt: string }
export type ApplianceAlerts = (registration: Registration, now: Date) => ApplianceAlert[]

const Made = z.object({ launched: Day.optional(), discontinued: Day.optional() })

/**
 * Safety notices and open questions about a registration, as of today. A file that can't be read is left out, as
 * the site does.
 */
export function applianceAlerts(contentFolder: string): ApplianceAlerts {
  return ({ fields, receivedAt }, now) => {
    const today = dayInSingapore(now)
    const read = contentOn(contentFolder, today)
    const { code: typed = '', serial_number: serial = '', buy_date: buyDate = '' } = fields
    const codes = read.names('products').map((name) => name.toUpperCase())
    const [code, ...others] = matchingModels(typed, codes)
    const made = code === undefined ? undefined : read.file(`products/${code.toLowerCase()}/product.yaml`, Made)
    const model = code !== undefined && others.length === 0 ? { code, ...made } : undefined

    const warranty = warrantyOf({ buyDate, registeredOn: dayInSingapore(new Date(receivedAt)) }, model)
    const notices = read.names('notices').flatMap((id): ApplianceAlert[] => {
      const notice = read.file(`notices/${id}/notice.yaml`, NoticeFile)
      if (!notice || notice.published > today || (notice.until !== undefined && notice.until < today)) return []
      const own = notice.models.find((one) => matchingModels(typed, [one.code]).length > 0)
      const verdict = own ? serialVerdict(serial, { ...made, ...own }, now) : 'clear'
      const title = read.file(`notices/${id}/en.yaml`, z.object({ title: z.string() }))?.title ?? id
      return verdict === 'clear' ? [] : [{ kind: verdict === 'affected' ? 'affected' : 'uncertain', notice: title }]
    })
    return [...notices, ...('open' in warranty ? [{ kind: warranty.open }] : [])]
  }
}
