import { found } from '#app/outcome.ts'
import { answer, pageRequest } from '#app/page.server.ts'
import type { Route } from './+types/page'

export function loader(args: Route.LoaderArgs) {
  const { language } = pageRequest(args)
  return answer(found({ language }))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function Page() {
  return <h1>product</h1>
}
