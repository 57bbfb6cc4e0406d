const timeZone = 'Asia/Singapore'

/** The day that a moment belongs to where the site is at home, `YYYY-MM-DD`. */
export function dayInSingapore(time: string): string {
  // Sweden writes dates like that.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(time))
}

/** A moment as staff read it: `2 Jan 2030, 20:00`. */
export function momentInSingapore(time: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time))
}

/** The same for a spreadsheet, which sorts and reads it: `2030-01-02 20:00`. */
export function sortableMomentInSingapore(time: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(time))
}
