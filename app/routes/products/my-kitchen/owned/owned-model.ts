import { serialVerdict } from '#contract/forms/warranty/serial-verdict.ts'
import { type Warranty, warrantyOf } from '#contract/forms/warranty/warranty.ts'
import type { OwnedEntry } from '#contract/kitchen/kitchen.ts'
import type { Language } from '#contract/languages.ts'
import { ownValue } from '#contract/objects/own-value.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'

/** Two appliances of one model differ in their serial number. */
export const keyOf = ({ code, serial = '' }: Pick<OwnedEntry, 'code' | 'serial'>) => `${code} ${serial}`

export function warrantyOfOwned({ code, bought = '' }: OwnedEntry, facts: KitchenFacts): Warranty {
  const fact = ownValue(facts.owned, code)
  return warrantyOf({ buyDate: bought, registeredOn: dayInSingapore(new Date()) }, fact && { code, ...fact })
}

/** Undefined without a purchase date, or with one that can't be, and for a model that the site doesn't know. */
export function warrantyEndOf(entry: OwnedEntry, facts: KitchenFacts | undefined): string | undefined {
  const warranty = facts && warrantyOfOwned(entry, facts)
  return warranty && 'expiresOn' in warranty ? warranty.expiresOn : undefined
}

/** The notices that may be about this appliance: all those about its model if the serial number is missing or unreadable. */
export function noticesOf({ code, serial = '' }: OwnedEntry, facts: KitchenFacts | undefined, language: Language) {
  return (facts?.notices ?? []).flatMap((notice) => {
    const verdict = notice.code === code ? serialVerdict(serial, notice) : 'clear'
    if (verdict === 'clear') return []
    const href = `${pageUrl(language, 'support', { id: code })}#${notice.id}`
    return [{ ...notice, href, isCertain: verdict === 'affected' }]
  })
}
