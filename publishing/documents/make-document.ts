import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import sharp from 'sharp'
import type { DocumentInput } from '#catalog/documents/document-input.ts'
import { type DrawingInput, planDxf } from '#catalog/planning/plan-dxf.ts'
import type { Language } from '#contract/languages.ts'
import { readMaster } from '../pictures/read-master.ts'

/** `input`: JSON of a `DocumentInput` or a `DrawingInput`. `picture`: the master of the studio picture. */
export type DocumentJob = { input: string; picture: { file: string; hash: string } }

const templates = join(import.meta.dirname, 'templates')
const fonts = join(import.meta.dirname, 'fonts')
/** Shared parts of the pages stay in the cache of the compiler for this many documents. */
const cachedDocuments = 5

const latin = ['latin-text', 'latin-text-bold', 'latin-display']
const east = (language: string) => [`${language}-text`, `${language}-text-bold`, `${language}-display`]
const fontsOf: Record<Language, string[]> = {
  en: latin,
  id: latin,
  ko: [...latin, ...east('ko')],
  'zh-Hans': [...latin, ...east('zh-hans')],
  'zh-Hant': [...latin, ...east('zh-hant')],
}

const withPicture: ReadonlySet<DocumentInput['kind']> = new Set(['manual', 'specSheet'])

sharp.concurrency(1)
sharp.cache(false)

const compilers = new Map<Language, NodeCompiler>()

/** Makes a PDF, or a CAD drawing. The same input gives the same bytes. */
export async function makeDocument({ input, picture }: DocumentJob): Promise<Buffer> {
  const data = JSON.parse(input) as DocumentInput | DrawingInput
  return data.kind === 'planningDrawing' ? Buffer.from(planDxf(data)) : printed(data, { input, picture })
}

/** A tagged PDF (PDF/UA-1). Throws if the input has a character that the fonts lack. */
async function printed(data: DocumentInput, { input, picture }: DocumentJob): Promise<Buffer> {
  const compiler = compilerFor(data.language)
  compiler.mapShadow(join(templates, 'data.json'), Buffer.from(input))
  compiler.mapShadow(
    join(templates, 'drawing.svg'),
    Buffer.from(data.drawing?.svg ?? '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  )
  for (const chapter of data.chapters) {
    if ('care' in chapter && chapter.care) compiler.mapShadow(join(templates, 'care-code.svg'), Buffer.from(chapter.care.svg))
  }
  if (withPicture.has(data.kind)) compiler.mapShadow(join(templates, 'picture.jpg'), await printedPicture(picture))
  const compiled = compiler.compile({ mainFilePath: join(templates, 'document.typ') })
  if (!compiled.result) throw new Error(`Typst: ${explained(compiler, compiled.takeDiagnostics())}`)
  const created = Date.UTC(data.date.year, data.date.month - 1) / 1000
  const pdf = compiler.pdf(compiled.result, { pdfStandard: 'ua-1', creationTimestamp: created })
  compiler.evictCache(cachedDocuments)
  return pdf
}

function compilerFor(language: Language): NodeCompiler {
  const known = compilers.get(language)
  if (known) return known
  const fontBlobs = fontsOf[language].map((name) => brotliDecompressSync(readFileSync(join(fonts, `${name}.ttf.br`))))
  const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] })
  compilers.set(language, compiler)
  return compiler
}

function explained(compiler: NodeCompiler, error: Parameters<NodeCompiler['fetchDiagnostics']>[0] | null): string {
  if (!error) return 'no document'
  return compiler
    .fetchDiagnostics(error)
    .map((one) => JSON.stringify(one))
    .join('; ')
}

/** The last one is kept: the documents of a product are made one after the other. */
let last: { hash: string; bytes: Buffer } | undefined

/** JPEG, because a PDF holds its bytes as they are; 1,240 pixels over the width of a page are 150 to the inch. */
async function printedPicture({ file, hash }: DocumentJob['picture']): Promise<Buffer> {
  if (last?.hash === hash) return last.bytes
  const master = await readMaster(file, hash)
  if (!master) throw new Error('The picture of the document was changed since the content was loaded')
  const bytes = await sharp(master)
    .resize({ width: 1240, withoutEnlargement: true })
    .flatten({ background: '#f7f4ef' })
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer()
  last = { hash, bytes }
  return bytes
}
