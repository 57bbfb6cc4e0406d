import { kindOfFile } from '#contract/content/kinds.ts'
import { FilePath, ModelPath, PicturePath } from '#contract/content/words.ts'
import { EditRefused } from './edit.ts'

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

/** The entry that a file belongs to: `news/x` for `news/x/en.yaml` and its pictures, the file itself if it is a single one. */
export function entryOfPath(path: string): string {
  const parts = path.split('/')
  return parts.length > 2 ? parts.slice(0, 2).join('/') : path
}
