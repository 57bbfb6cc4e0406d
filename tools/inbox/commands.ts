import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { exportSubmissions } from './export.ts'
import { assign, close, correct, note, notSpam, reopen, resend, spam } from './handle.ts'
import { backup, purge, restore } from './keep.ts'
import { person } from './person.ts'
import { list, show } from './read.ts'
import { searches } from './searches.ts'

/** All inbox commands by name. */
export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    list,
    show,
    assign,
    close,
    reopen,
    note,
    correct,
    spam,
    'not-spam': notSpam,
    audit,
    resend,
    export: exportSubmissions,
    person,
    searches,
    purge,
    backup,
    restore,
  }),
)
