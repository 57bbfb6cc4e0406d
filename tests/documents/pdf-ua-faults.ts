import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** An element of the structure tree, such as a table. */
type Element = { role: string; own: string; children: Element[] }

/**
 * Faults of a PDF by the Matterhorn Protocol, which lists the failures of PDF/UA-1: those that a machine can find and a document of ours could have. Each begins
 * with the number of its failure condition.
 */
export async function pdfUaFaults(bytes: Buffer): Promise<string[]> {
  const file = bytes.toString('latin1')
  const objects = objectsIn(file)
  const all = [...objects.values()]
  const tree = all.find((object) => isOfType(object, 'StructTreeRoot'))
  const catalog = all.find((object) => isOfType(object, 'Catalog')) ?? ''
  const root = tree === undefined ? [] : childrenOf(tree, objects)
  const elements = root.flatMap(withDescendants)
  return [
    ...faultsOfFile(file, catalog),
    ...(elements.length > 0 ? [] : ['01-005 no structure tree']),
    ...elements.flatMap(faultsOfElement),
    ...faultsOfHeadings(elements.flatMap(({ role }) => /^H([1-6])$/.exec(role)?.[1] ?? []).map(Number)),
    ...all.filter((object) => isOfType(object, 'Page')).flatMap((page) => faultsOfPage(page, objects)),
    ...all.filter((object) => isOfType(object, 'FontDescriptor') && !/\/FontFile[23]?\b/.test(object)).map(() => '31-009 a font'),
    ...all.filter((object) => /\/Subtype ?\/Type0\b/.test(object) && !object.includes('/ToUnicode')).map(() => '31-027 a font'),
    ...(await unmarkedContent(bytes)),
  ]
}

/** All objects but what streams contain. */
const objectsIn = (file: string): ReadonlyMap<string, string> =>
  new Map(
    [...file.matchAll(/^(\d+) 0 obj\b(.*?)(?:^stream\r?$|^endobj)/gms)].map(([, number = '', object = '']) => [number, object]),
  )

const isOfType = (object: string, type: string) => new RegExp(`/Type ?/${type}\\b`).test(object)

function childrenOf(object: string, objects: ReadonlyMap<string, string>): Element[] {
  const [, list = ''] = /\/K ?\[([^\]]*)\]/.exec(object) ?? []
  return [...list.matchAll(/(\d+) 0 R/g)].flatMap(([, number = '']) => {
    const own = objects.get(number) ?? ''
    const role = /\/S ?\/(\w+)/.exec(own)?.[1]
    return role === undefined ? [] : [{ role, own, children: childrenOf(own, objects) }]
  })
}

const withDescendants = (element: Element): Element[] => [element, ...element.children.flatMap(withDescendants)]

function faultsOfFile(file: string, catalog: string): string[] {
  const needed: [number: string, has: boolean][] = [
    ['06-002 no identification', file.includes('<pdfuaid:part>1</pdfuaid:part>')],
    ['06-003 no title', /<dc:title>.*<rdf:li xml:lang="x-default">[^<]+<.*<\/dc:title>/.test(file)],
    ['07-002 the title is not shown', /\/DisplayDocTitle true/.test(catalog)],
    ['11-006 no language', /\/Lang ?\(\w+/.test(catalog)],
    ['06-001 not marked', /\/Marked true/.test(catalog)],
    ['26-002 encrypted', !file.includes('/Encrypt')],
  ]
  return needed.filter(([, has]) => !has).map(([fault]) => fault)
}

/** The parts that lists and tables are made of. */
const partsOf: Record<string, readonly string[]> = {
  Table: ['Caption', 'THead', 'TBody', 'TFoot', 'TR'],
  THead: ['TR'],
  TBody: ['TR'],
  TFoot: ['TR'],
  TR: ['TH', 'TD'],
  L: ['Caption', 'LI', 'L'],
  LI: ['Lbl', 'LBody'],
}

function faultsOfElement(element: Element): string[] {
  const { role, own, children } = element
  const allowed = partsOf[role]
  const parts = allowed ? children.filter((child) => !allowed.includes(child.role)) : []
  return [
    ...parts.map((child) => `09-004 ${child.role} in ${role}`),
    ...(role === 'Figure' && !/\/(Alt|ActualText) ?[(<]/.test(own) ? ['13-004 a figure without a text'] : []),
    ...(role === 'TH' && !/\/Scope ?\/(Row|Column|Both)/.test(own) ? ['15-003 a header cell without a scope'] : []),
    ...(role === 'Table' && !withDescendants(element).some((one) => one.role === 'TH') ? ['15-001 a table without headers'] : []),
    ...(role === 'H' ? ['14-007 a heading without a level'] : []),
  ]
}

const faultsOfHeadings = (levels: readonly number[]) =>
  levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0
    return level > before + 1 ? [`14-003 heading ${level} after ${before}`] : []
  })

function faultsOfPage(page: string, objects: ReadonlyMap<string, string>): string[] {
  const [, list] = /\/Annots ?\[([^\]]*)\]/.exec(page) ?? []
  if (list === undefined) return []
  const notes = [...list.matchAll(/(\d+) 0 R/g)].map(([, number = '']) => objects.get(number) ?? '')
  return [
    ...(/\/Tabs ?\/S\b/.test(page) ? [] : ['28-009 a page without an order of tabs']),
    ...notes.filter((note) => !/\/Contents ?[(<]/.test(note)).map(() => '28-012 a link without a description'),
    ...notes.filter((note) => !/\/StructParent \d/.test(note)).map(() => '28-002 a link outside of the structure'),
  ]
}

/** What is painted is in the structure tree or marked as an artifact. */
async function unmarkedContent(bytes: Buffer): Promise<string[]> {
  const { OPS } = await getResolvedPDFJS()
  const painting = new Set([OPS.showText, OPS.fill, OPS.stroke, OPS.fillStroke, OPS.paintImageXObject, OPS.shadingFill])
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const faults: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { fnArray } = await (await pdf.getPage(number)).getOperatorList()
    let depth = 0
    for (const operator of fnArray) {
      if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth++
      else if (operator === OPS.endMarkedContent) depth--
      else if (painting.has(operator) && depth === 0) faults.push(`01-005 content of page ${number} is not marked`)
    }
  }
  await pdf.loadingTask.destroy()
  return faults
}
