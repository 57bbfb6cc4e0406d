import type { SkipReason } from './incoming.ts'

/** Why a text was skipped, for the command line. The studio has these words in two languages. */
export function reasonInEnglish(reason: SkipReason): string {
  switch (reason.code) {
    case 'placeholders':
      return `placeholders differ from the English${listed(', missing', reason.missing)}${listed(', not in the English', reason.foreign)}`
    case 'links':
      return `links differ from the English${listed(', missing', reason.missing)}${listed(', not in the English', reason.foreign)}`
    case 'items':
      return `it has ${reason.translation} list items, the English has ${reason.english}`
    case 'limit':
    case 'incomplete':
      return reason.code === 'limit' ? reason.message : `the file would be incomplete: ${reason.message}`
    case 'characters':
      return 'it has control characters'
    case 'place':
      return 'there is no such text, or no longer'
    case 'changedHere':
      return 'somebody has translated it since it was handed out'
    case 'twice':
      return 'the file has this text twice; the first one counts'
    case 'formula':
      return 'the cell has a formula'
    case 'cell':
      return 'the cell has a date or a truth value, not a text'
    case 'gap':
      return 'an earlier item of the list is not translated yet'
    case 'conflict':
      return 'the file could not be edited'
  }
}

const listed = (label: string, values: readonly string[]) => (values.length === 0 ? '' : `${label}: ${values.join(', ')}`)
