import type { Route } from './+types/page'

export function loader(_: Route.LoaderArgs) {
  throw new Response('Not found', { status: 404 })
}

/** Never rendered: the loader always throws, and the frame shows its 404 page. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function NotFound() {
  return null
}
