import { isConcerned } from '#contract/forms/serial-verdict.ts'
import { warrantyEnd } from '#contract/forms/warranty.ts'
import type { AtHome } from '#contract/kitchen/kitchen.ts'
import type { Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'

/** Two appliances of one model differ in their serial number. */
export const keyOf = ({ code, serial = '' }: Pick<AtHome, 'code' | 'serial'>) => `${code} ${serial}`

export function warrantyEndOf({ code, bought }: AtHome, facts: KitchenFacts | undefined): string | undefined {
  return bought === undefined ? undefined : warrantyEnd(bought, bought, facts?.owned[code]?.warrantyYears)
}

/** The notices that may be about this appliance: all those about its model if the serial number is missing. */
export function noticesOf({ code, serial = '' }: AtHome, facts: KitchenFacts | undefined, language: Language) {
  return (facts?.notices ?? []).flatMap((notice) =>
    notice.code === code && isConcerned(serial, notice.serials)
      ? [{ ...notice, href: `${pageUrl(language, 'support', { id: code })}#${notice.id}` }]
      : [],
  )
}
