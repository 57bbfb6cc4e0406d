import { posix } from 'node:path'
import type { FileType } from '#contract/content/field-meta.ts'
import { kindOfFile } from '#contract/content/kinds.ts'
import { checkCaptions } from './captions.ts'
import { makeMaster } from './make-master.ts'
import { numberedNames, safeName } from './safe-name.ts'
import { typeOfBytes } from './type-of-bytes.ts'
import { UploadRefused } from './upload-refused.ts'

/** `file`: the content file whose field gets it. `takes`: the types that the field takes. */
export type Upload = { file: string; name: string; takes: readonly FileType[]; bytes: Uint8Array }
/** Keeps a file under a name. False if the name is taken: two people may paste a picture of one name at the same time. */
export type PutNew = (path: string, bytes: Uint8Array) => Promise<boolean>
/** `written`: the path as the content file says it. */
export type TakenUpload = { written: string; path: string; width?: number; height?: number }

const folders: Readonly<Record<FileType, string>> = {
  webp: 'pictures',
  pdf: 'documents',
  mp4: 'video',
  webm: 'video',
  vtt: 'video',
  glb: 'models',
}

/** Checks and converts a file, and puts it beside its entry. Throws an UploadRefused. */
export async function takeUpload({ file, name, takes, bytes }: Upload, putNew: PutNew): Promise<TakenUpload> {
  const kind = kindOfFile(file)
  if (!kind) throw new UploadRefused('place')
  const type = typeOfBytes(bytes)
  if (!takes.includes(type)) throw new UploadRefused('wrongType')
  const { bytes: kept, ...size } = await checked(type, bytes)

  // Content of a single file has a folder of its name: banners.yaml has banners/pictures/.
  const isEntry = posix.dirname(file) !== '.' && kind.id !== '' && kind.kind !== 'shops'
  const entry = isEntry ? posix.dirname(file) : file.replace(/\.yaml$/, '')
  const folder = `${entry}/${folders[type]}`
  const names = numberedNames(safeName(name), type)
  let path: string
  do path = `${folder}/${names.next().value}`
  while (!(await putNew(path, kept)))
  return { written: isEntry ? path.slice(entry.length + 1) : `/${path}`, path, ...size }
}

async function checked(type: FileType, bytes: Uint8Array): Promise<{ bytes: Uint8Array; width?: number; height?: number }> {
  if (type === 'webp') return makeMaster(bytes)
  if (type === 'vtt') checkCaptions(bytes)
  if (type === 'pdf' && !isWholePdf(bytes)) throw new UploadRefused('broken')
  return { bytes }
}

/** A PDF ends with its own mark; a download that broke off does not. */
const isWholePdf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(-2048)).includes('%%EOF')
