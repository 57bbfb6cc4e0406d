type Route = { id: string; path?: string; module: string; imports?: string[]; css?: string[]; [name: string]: unknown }
type Manifest = { entry: { imports: string[]; css: string[] }; routes: Record<string, Route> }
/** `kind` is an index in the list of kinds, files are indexes in the list of files. */
type Row = [id: string, kind: number, path: string | 0, module: number, imports: number[], css: number[]]

const assignment = 'window.__reactRouterManifest='
const folder = '/assets/'

/**
 * Makes the browser's list of routes smaller: every page loads it. Without answers that are no pages, such as data and documents, because no link
 * leads to them; without what is `false`, which React Router reads like a missing value; without files that every page has loaded already; and with each
 * file named once.
 */
export function trimRouteManifest(script: string): string {
  if (!script.startsWith(assignment)) throw new Error('React Router writes its list of routes differently now')
  const manifest: Manifest = JSON.parse(script.slice(assignment.length).replace(/;\s*$/, ''))
  const { entry } = manifest
  const isMissing = (list: readonly string[]) => (file: string) => !list.includes(file)
  const pages = Object.values(manifest.routes).filter(({ hasDefaultExport }) => hasDefaultExport)
  const routes = pages.map((route) => {
    const { imports = [], css = [] } = route
    if (route.id === 'root') return { ...route, imports, css }
    return { ...route, imports: imports.filter(isMissing(entry.imports)), css: css.filter(isMissing(entry.css)) }
  })
  const files = mostUsedFirst(routes.flatMap(({ module, imports, css }) => [module, ...imports, ...css]))
  const at = (file: string) => files.indexOf(file)
  const kinds: string[] = []
  const rows = routes.map(({ id, path = 0 as const, module, imports, css, ...others }): Row => {
    const kind = JSON.stringify(Object.fromEntries(Object.entries(others).filter(([, value]) => value !== false)))
    if (!kinds.includes(kind)) kinds.push(kind)
    return [id, kinds.indexOf(kind), path, at(module), imports.map(at), css.map(at)]
  })
  const names = files.map((file) => (file.startsWith(folder) ? file.slice(folder.length) : `/${file}`)).join(' ')
  const { routes: _, ...others } = manifest
  return `${assignment}(${readRows})(${JSON.stringify(others)},"${names}",[${kinds}],${JSON.stringify(rows)});`
}

/** Sent as it is, without a build step. */
const readRows = `(m,f,k,r)=>{f=f.split(" ").map(n=>n[0]=="/"?n.slice(1):"${folder}"+n);let l=a=>a.map(i=>f[i]);m.routes={};for(let[id,n,path,e,i,c]of r)m.routes[id]={id,path:path===0?void 0:path,...k[n],module:f[e],imports:l(i),css:l(c)};return m}`

/** Frequent files get short indexes. */
function mostUsedFirst(files: readonly string[]): string[] {
  const uses = new Map<string, number>()
  for (const file of files) uses.set(file, (uses.get(file) ?? 0) + 1)
  return [...uses].sort(([, a], [, b]) => b - a).map(([file]) => file)
}
