type Route = { id: string; hasDefaultExport?: boolean; imports?: string[]; css?: string[]; [name: string]: unknown }
type Manifest = { entry: { imports: string[]; css: string[] }; routes: Record<string, Route> }

const assignment = 'window.__reactRouterManifest='

/**
 * Makes the browser's list of routes smaller: every page loads it. Without answers that are no pages, such as data and documents, because no link
 * leads to them; without what is `false`, which React Router reads like a missing value; and without files that every page has loaded already.
 */
export function trimRouteManifest(script: string): string {
  if (!script.startsWith(assignment)) throw new Error('React Router writes its list of routes differently now')
  const manifest: Manifest = JSON.parse(script.slice(assignment.length).replace(/;\s*$/, ''))
  const { entry } = manifest
  const isMissing = (files: readonly string[]) => (file: string) => !files.includes(file)
  const routes = Object.entries(manifest.routes).flatMap(([id, route]) => {
    if (!route.hasDefaultExport) return []
    const files =
      id === 'root'
        ? {}
        : { imports: route.imports?.filter(isMissing(entry.imports)), css: route.css?.filter(isMissing(entry.css)) }
    const kept = Object.entries({ ...route, ...files }).filter(([, value]) => value !== false)
    return [[id, Object.fromEntries(kept)]]
  })
  return `${assignment}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`
}
