import { existsSync } from 'node:fs'
import sqlite from 'node:sqlite'

/**
 * Loaded into a site before its own code: content databases that are opened while the file `DAMAGED_CONTENT` exists can be opened, but the pages
 * of the file with the bodies of entries can't be read, as after a fault of the disk. Not for the process that writes them.
 */
const control = process.env['DAMAGED_CONTENT'] ?? ''

if (process.send === undefined) {
  const { prepare } = sqlite.DatabaseSync.prototype
  const opened = new WeakMap<object, boolean>()
  sqlite.DatabaseSync.prototype.prepare = function damaged(this: sqlite.DatabaseSync, sql: string) {
    const isDamaged = opened.get(this) ?? existsSync(control)
    opened.set(this, isDamaged)
    const statement = prepare.call(this, sql)
    if (isDamaged && sql.startsWith('select body')) {
      statement.get = () => {
        throw new Error('database disk image is malformed')
      }
    }
    return statement
  }
}
