import type { CallName } from './calls.ts'
import type { Role } from './roles.ts'

/** A call, or one of the addresses beside them. */
export type Act = CallName | 'mediaView' | 'mediaUpload' | 'previewPages'

/** May do everything, so the table does not name it. */
type Named = Exclude<Role, 'admin'>

const everybody: readonly Named[] = ['reader', 'writer', 'publisher', 'care', 'privacy']
/** Sees the content with its drafts, releases and translations. */
const seesContent: readonly Named[] = ['reader', 'writer', 'publisher']
const writes: readonly Named[] = ['writer', 'publisher']
const publishes: readonly Named[] = ['publisher']
const cares: readonly Named[] = ['care']
const privacy: readonly Named[] = ['privacy']

/** Who may do what. The server refuses by this table, and the pages hide by it. */
export const rolesFor: Readonly<Record<Act, readonly Named[]>> = {
  me: everybody,

  counts: cares,
  list: cares,
  entry: cares,
  mark: cares,
  answer: cares,
  unfinished: cares,
  note: cares,
  correct: cares,
  noteRemoved: cares,
  resend: cares,
  export: cares,
  person: [...cares, ...privacy],
  exportPerson: privacy,
  erasePerson: privacy,

  visitPlaces: cares,
  visits: cares,
  visitMove: cares,
  visitCancel: cares,
  visitMissed: cares,
  visitBook: cares,
  visitBlock: cares,
  visitUnblock: cares,
  visitFeed: cares,
  visitFeedRenew: cares,
  visitCounts: cares,

  drafts: seesContent,
  draftEdit: writes,
  draftCreate: writes,
  draftRemove: writes,
  draftDiscard: writes,
  draftRestore: writes,

  entryForm: seesContent,
  entryVersions: seesContent,
  entryFaults: seesContent,
  labels: seesContent,
  references: seesContent,

  entries: seesContent,
  faults: seesContent,
  checkAgain: seesContent,
  countries: seesContent,
  entryCopy: writes,
  entryNew: writes,
  itemNew: writes,
  itemCopy: writes,
  entryRemove: writes,

  publishing: seesContent,
  publishCheck: seesContent,
  history: seesContent,
  historyDifference: seesContent,
  historyRestore: writes,
  draftMerge: writes,
  publishNow: publishes,
  publishOn: publishes,
  publishPush: publishes,
  releaseToDrafts: publishes,
  releaseRemove: publishes,
  setRevert: publishes,

  translateProgress: seesContent,
  translateList: seesContent,
  translateNext: seesContent,
  translateText: seesContent,
  translateExport: seesContent,
  translateSave: writes,
  translateUndo: writes,
  translateConfirm: writes,
  translateImport: writes,

  previewPlace: seesContent,
  previewPages: seesContent,
  mediaView: seesContent,
  mediaUpload: writes,
}

/** Whether one of these roles is enough. */
export const isAllowed = (own: readonly Role[], act: Act): boolean =>
  own.some((role) => role === 'admin' || rolesFor[act].includes(role))
