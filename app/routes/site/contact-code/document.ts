import { pageRequest } from '#app/loading/page.server.ts'
import { contactCodes } from '#contract/contact/contact-codes.ts'
import type { Route } from './+types/document'

/**
 * A QR code of a contact (G5, G6) as a picture, fetched when its dialog or menu opens. In the data of every page, the three would be 4 % of its
 * weight.
 */
export function loader(args: Route.LoaderArgs) {
  const { catalog, query } = pageRequest(args)
  const code = contactCodes.find((name) => name === query.get('name'))
  if (!code) throw new Response('Not found', { status: 404 })
  return new Response(catalog.contactCode(code), { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' } })
}
