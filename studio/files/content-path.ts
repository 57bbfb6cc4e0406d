import { kindOfFile } from '#contract/content/kinds.ts'
import { FilePath, ModelPath, PicturePath } from '#contract/content/words.ts'
import { removedFile } from '#publishing/read/removed-files.ts'
import { EditRefused } from '../edits/edit.ts'

/** At the root of a release: its title, and who made it when. Hidden, so the site does not read it. */
export const releaseFactsFile = '.release.json'

const part = /^[A-Za-z0-9][A-Za-z0-9._-]*$/
const isPlain = (path: string) => path.length <= 300 && path.split('/').every((one) => part.test(one))
const mediaPaths = [PicturePath, FilePath, ModelPath]

/** Whether a path below the content folder is that of a YAML file that the site reads. */
export const isContentFile = (path: string) => isPlain(path) && kindOfFile(path) !== undefined

/** Whether a path below the content folder can be that of a picture, document, video or model. */
export const isMediaFile = (path: string) =>
  isPlain(path) &&
  path.includes('/') &&
  !path.startsWith('releases/') &&
  mediaPaths.some((schema) => schema.safeParse(path).success)

/** Never trust a name that a browser sends: it could lead out of the folder. */
export function checkedContentFile(path: string): string {
  if (!isContentFile(path)) throw new EditRefused(`${JSON.stringify(path)} is not a content file`)
  return path
}

export function checkedMediaFile(path: string): string {
  if (!isMediaFile(path)) throw new EditRefused(`${JSON.stringify(path)} is not a picture or document of the content`)
  return path
}

/** People may name the folder of a release as they like after its day. */
const release = /^releases\/\d{4}-\d{2}-\d{2}-[^/\\\0]+\//
const releaseFiles = [removedFile, releaseFactsFile]

/** Whether publishing may write a file: content, pictures and documents, also those of a release. */
export function isWritable(path: string): boolean {
  const inRelease = release.exec(path)?.[0]
  const inside = path.slice(inRelease?.length ?? 0)
  return (inRelease !== undefined && releaseFiles.includes(inside)) || isContentFile(inside) || isMediaFile(inside)
}

export function checkedWritable(path: string): string {
  if (!isWritable(path)) throw new EditRefused(`${JSON.stringify(path)} is not content`)
  return path
}
