import { CallFailed, call, type Fault, faultOf } from '#studio/app/call.ts'
import { showTyped } from '#studio/app/preview/frame-channel.ts'
import type { Edit, Path } from '#studio/edits/edit.ts'
import type { EntryFile, EntryForm, FieldFault, FileVersion } from '#studio/wire/forms.ts'
import { createUndoList, type FileEdit } from './undo-list.ts'
import { type Unsent, unsentEdits } from './unsent.ts'
import { edited, inverseOf, pathOf, valueAt } from './values.ts'

/** Somebody else has changed a file that has own edits. */
export type Conflict = { file: string; mine: readonly Edit[]; theirs: EntryFile }
export type Saving = { state: 'saved' } | { state: 'saving' } | { state: 'unsaved'; fault: Fault }
export type Session = {
  form: EntryForm
  saving: Saving
  conflict: Conflict | undefined
  /** Another editor's change that has just been taken over. */
  changedBy: { by: string; at: string } | undefined
  faults: readonly FieldFault[]
  /** The last search for faults. `failed`: it died, hung or was not answered, so there may be faults that are not shown. */
  check: 'running' | 'failed' | 'done'
}

/** Faults and what others changed are asked for when nobody types. */
const typingPauseMs = 400
const retryMs = 2_000
const pollMs = 3_000

/** One entry that is being written. It shows each edit at once and saves it as a draft, one call at a time, in order. */
export function createDraftSession(loaded: EntryForm, now: () => number = Date.now) {
  const entry = loaded.id === '' ? loaded.kind : `${loaded.kind}/${loaded.id}`
  const undoList = createUndoList(entry)
  const listeners = new Set<() => void>()
  const pending = new Map<string, Edit[]>()
  /** Grows with each edit and each saved version: an answer from before it is out of date. */
  let moment = 0
  let sending: { file: string; edits: readonly Edit[] } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let checkTimer: ReturnType<typeof setTimeout> | undefined
  let poll: ReturnType<typeof setInterval> | undefined
  let ruleFaults: readonly FieldFault[] = []
  let state: Session = {
    ...{ form: loaded, saving: { state: 'saved' }, conflict: undefined, changedBy: undefined },
    faults: loaded.files.flatMap(({ faults }) => faults),
    check: 'running',
  }

  function set(changed: Partial<Session>) {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }

  const fileOf = (file: string) => state.form.files.find((one) => one.file === file)
  const setFile = (file: string, changed: Partial<EntryFile>, more: Partial<Session> = {}) =>
    set({
      ...more,
      form: { ...state.form, files: state.form.files.map((one) => (one.file === file ? { ...one, ...changed } : one)) },
    })
  const setForm = (form: EntryForm, more: Partial<Session> = {}) => {
    set({ form, ...more })
    setFaults()
  }

  /** The schema's faults come with the form; those of the rules take a moment longer, and repeat them. */
  function setFaults() {
    const own = state.form.files.flatMap(({ faults }) => faults)
    const isKnown = (fault: FieldFault) => own.some(({ file, field }) => file === fault.file && field === fault.field)
    set({ faults: [...own, ...ruleFaults.filter((fault) => !isKnown(fault))] })
  }

  /** Edits that are taken back together. */
  function applyAll(edits: readonly FileEdit[], { isUndo = false } = {}): boolean {
    const inverse = edits.flatMap(({ file, edit }) => {
      const before = fileOf(file)?.value
      return apply(file, edit) ? [{ file, edit: inverseOf(before, edit) }] : []
    })
    if (!isUndo && inverse.length > 0) undoList.push({ edits: inverse.toReversed(), at: now() })
    return inverse.length > 0
  }

  /** Returns whether the edit fits the value. */
  function apply(file: string, edit: Edit): boolean {
    const before = fileOf(file)
    const result = before && edited(before.value, edit)
    if (!before || !result) return false
    moment += 1
    showTypedText(file, edit, before.value)
    enqueue(file, edit)
    setFile(file, { value: result.value }, { changedBy: undefined })
    // At once, so that the page follows. What is typed while it is under way goes with the next call.
    schedule(0)
    return true
  }

  /** Typing sets the same value again and again: only the last one counts. */
  function enqueue(file: string, edit: Edit) {
    const edits = pending.get(file) ?? []
    const last = edits.at(-1)
    const isSame = last && 'set' in last && 'set' in edit && last.set.join('\0') === edit.set.join('\0')
    pending.set(file, isSame ? [...edits.slice(0, -1), edit] : [...edits, edit])
    keep()
  }

  function keep() {
    const files = new Set([
      ...(sending ? [sending.file] : []),
      ...pending.keys(),
      ...(state.conflict ? [state.conflict.file] : []),
    ])
    const unsent = [...files].map((file): Unsent => {
      const own = state.conflict?.file === file ? state.conflict.mine : []
      const edits = [...own, ...(sending?.file === file ? sending.edits : []), ...(pending.get(file) ?? [])]
      return { file, version: fileOf(file)?.version ?? null, edits }
    })
    unsentEdits.write(entry, unsent)
  }

  function schedule(ms: number) {
    if (state.saving.state === 'saved') set({ saving: { state: 'saving' } })
    clearTimeout(timer)
    timer = setTimeout(() => void send(), ms)
  }

  async function send(): Promise<void> {
    if (sending || state.conflict) return
    const [next] = pending
    if (!next) return
    const [file, edits] = next
    pending.delete(file)
    sending = { file, edits }
    keep()
    const outcome = await deliver(file, edits)
    sending = undefined
    if ('fault' in outcome) sendAgain(file, edits, outcome.fault)
    else if ('theirs' in outcome) compare(file, edits, outcome.theirs)
    else saved(file, outcome.version)
  }

  /** What the studio has of the file then, or why it has not taken the edits. */
  async function deliver(
    file: string,
    edits: readonly Edit[],
  ): Promise<{ version: string } | { theirs: EntryFile } | { fault: Fault }> {
    try {
      const answer = await call('draftEdit', { file, edits: [...edits], version: fileOf(file)?.version ?? null })
      return 'conflict' in answer ? { theirs: await fresh(file) } : answer
    } catch (error) {
      const fault = faultOf(error)
      // The file can't be written like this. What the studio has is shown again, beside the own edits.
      const theirs = fault === 'edit' ? await fresh(file).catch(() => undefined) : undefined
      return theirs ? { theirs } : { fault }
    }
  }

  function sendAgain(file: string, edits: readonly Edit[], fault: Fault) {
    pending.set(file, [...edits, ...(pending.get(file) ?? [])])
    keep()
    set({ saving: { state: 'unsaved', fault } })
    schedule(retryMs)
  }

  /** What it cannot send any more is kept in the browser. */
  const sendNow = () => void send()

  function saved(file: string, version: string) {
    moment += 1
    setFile(file, { version })
    keep()
    if (pending.size > 0) return schedule(0)
    set({ saving: { state: 'saved' } })
    checkLater()
  }

  function checkLater() {
    clearTimeout(checkTimer)
    checkTimer = setTimeout(() => void check(), typingPauseMs)
  }

  /** The own edits were for another version. If the answer to them was only lost, the studio has them already. */
  function compare(file: string, edits: readonly Edit[], theirs: EntryFile) {
    const mine = [...edits, ...(pending.get(file) ?? [])]
    pending.delete(file)
    if (isHeld(theirs.value, mine)) {
      setFile(file, theirs)
      return saved(file, theirs.version ?? '')
    }
    set({ conflict: { file, mine, theirs } })
    keep()
  }

  async function fresh(file: string): Promise<EntryFile> {
    const form = await call('entryForm', { file })
    const found = form.files.find((one) => one.file === file)
    if (!found) throw new CallFailed('missing')
    return found
  }

  let checks = 0
  /** The faults after an edit: those of the file at once, those of the rules of all content as soon as they are known. */
  async function check() {
    checks += 1
    const own = checks
    const asked = moment
    const [{ file = '' } = {}] = state.form.files
    try {
      const form = await call('entryForm', { file })
      if (own !== checks || asked !== moment) return
      takeOver(form, { isOwn: true })
      const { faults } = await call('entryFaults', { file })
      if (own !== checks) return
      ruleFaults = faults
      setFaults()
      set({ check: 'done' })
    } catch {
      // Somebody, or the next edit, asks again.
      if (own === checks) set({ check: 'failed' })
    }
  }

  const isBusy = (file: string) => sending?.file === file || pending.has(file) || state.conflict?.file === file

  /** Takes what the studio has, except for files with edits on their way. */
  function takeOver(form: EntryForm, { isOwn = false } = {}) {
    const others = form.files.filter((one) => !isBusy(one.file) && one.version !== fileOf(one.file)?.version)
    for (const { file } of others) undoList.forget(file)
    const files = form.files.map((one) => (isBusy(one.file) ? (fileOf(one.file) ?? one) : one))
    const changedBy = others.find(({ draft }) => draft)?.draft
    setForm({ ...form, files }, isOwn || !changedBy ? {} : { changedBy })
  }

  async function look() {
    const [{ file = '' } = {}] = state.form.files
    if (document.hidden) return
    const asked = moment
    const versions = await call('entryVersions', { file }).catch(() => undefined)
    const isOther = (one: FileVersion) => {
      const own = fileOf(one.file)
      // A draft that is published has the same text as before.
      return one.version !== own?.version || (one.draft === undefined) !== (own.draft === undefined)
    }
    if (!versions?.files.some((one) => !isBusy(one.file) && isOther(one))) return
    const form = await call('entryForm', { file }).catch(() => undefined)
    if (form && asked === moment) takeOver(form)
  }

  /** Edits that were not sent before a reload. */
  function resume() {
    for (const { file, version, edits } of unsentEdits.read(entry)) {
      const theirs = fileOf(file)
      if (!theirs || edits.length === 0 || isHeld(theirs.value, edits)) continue
      if (theirs.version !== version) {
        set({ conflict: { file, mine: edits, theirs } })
        continue
      }
      for (const edit of edits) {
        const result = edited(fileOf(file)?.value, edit)
        if (result) setFile(file, { value: result.value })
      }
      pending.set(file, [...edits])
    }
    keep()
    if (pending.size > 0) schedule(0)
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    value: (file: string, path: Path) => valueAt(fileOf(file)?.value, path),
    /** Looks for faults again, after that has failed. */
    checkAgain() {
      set({ check: 'running' })
      void check()
    },
    /** Takes at once what somebody has changed in another way. */
    refresh: look,
    edit: (file: string, edit: Edit) => applyAll([{ file, edit }]),
    editAll: (edits: readonly FileEdit[]) => applyAll(edits),

    /** Takes back the last edit. Returns where it was. */
    undo(): { file: string; path: Path } | undefined {
      const step = undoList.pop()
      if (!step || !applyAll(step.edits, { isUndo: true })) return undefined
      const last = step.edits.at(-1)
      return last && { file: last.file, path: pathOf(last.edit) }
    },

    /** Looks at once whether anything has been published or changed elsewhere. */
    look,

    /** Waits until what is typed has been sent, and resolves with whether the studio has it. */
    saved(): Promise<boolean> {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const settle = () => {
        const { saving, conflict } = state
        const isSettled = conflict !== undefined || saving.state !== 'saving'
        if (isSettled) {
          listeners.delete(settle)
          resolve(conflict === undefined && saving.state === 'saved')
        }
      }
      listeners.add(settle)
      settle()
      return promise
    },

    /** Begins a file that does not exist yet, such as a translation. If somebody else has begun it, theirs is shown. */
    async create(file: string, text: string) {
      const answer = await call('draftCreate', { file, version: fileOf(file)?.version ?? null, text })
      takeOver(await call('entryForm', { file }), { isOwn: !('conflict' in answer) })
      void check()
    },

    /** After a conflict: own edits over what the studio has, or without them. */
    choose(which: 'mine' | 'theirs') {
      const { conflict } = state
      if (!conflict) return
      const { file, theirs, mine } = conflict
      undoList.forget(file)
      setFile(file, theirs, { conflict: undefined })
      if (which === 'mine') applyAll(mine.map((edit) => ({ file, edit })))
      keep()
      if (pending.size > 0) schedule(0)
      else set({ saving: { state: 'saved' } })
      setFaults()
    },

    start() {
      resume()
      void check()
      poll = setInterval(() => void look(), pollMs)
      addEventListener('pagehide', sendNow)
    },
    stop() {
      clearInterval(poll)
      clearTimeout(checkTimer)
      removeEventListener('pagehide', sendNow)
      if (pending.size > 0) schedule(0)
    },
  }
}
export type DraftSession = ReturnType<typeof createDraftSession>

/** Whether a value has the edits already: setting again changes nothing. Edits of lists are never certain. */
export function isHeld(value: unknown, edits: readonly Edit[]): boolean {
  return edits.every((edit) => {
    if ('set' in edit) return JSON.stringify(valueAt(value, edit.set)) === JSON.stringify(edit.value)
    if ('remove' in edit && typeof edit.remove.at(-1) === 'string') return valueAt(value, edit.remove) === undefined
    return false
  })
}

/** The page shows a text while it is typed. */
function showTypedText(file: string, edit: Edit, value: unknown) {
  if (!('set' in edit) || typeof edit.value !== 'string') return
  const was = valueAt(value, edit.set)
  if (typeof was === 'string') showTyped({ file, path: edit.set }, was, edit.value)
}
