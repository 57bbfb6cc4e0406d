import type { Path } from '#studio/edits/edit.ts'
import type { At } from './session/session-context.tsx'

/** The address of a field: `#/write/<file>/<path joined by '.'>`. */
export const hashOfField = ({ file, path }: At) => `#/write/${file}${path.length === 0 ? '' : `/${path.map(encoded).join('.')}`}`

const encoded = (step: string | number) => encodeURIComponent(step).replaceAll('.', '%2E')

/** The file and the field that an address names. */
export function fieldInHash(hash: string): At | undefined {
  const [, file, fields = ''] = /^#\/write\/(.+?\.yaml)(?:\/(.*))?$/s.exec(hash) ?? []
  return file === undefined ? undefined : { file, path: pathIn(fields) }
}

const pathIn = (fields: string): Path => (fields === '' ? [] : fields.split('.').map((step) => stepIn(decoded(step))))
const stepIn = (step: string) => (/^\d{1,4}$/.test(step) ? Number(step) : step)

function decoded(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}
