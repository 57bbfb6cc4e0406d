import type { Offer, Pool, Quarters } from '#contract/visits/availability.ts'
import type { Transaction } from '../store/tables.ts'

type Db = Transaction['db']
/** The seats of one pool of a place, for some quarters of an hour. */
type Span = { place: string; pool: Pool } & Quarters
type Wanted = Span & { reference: string; capacity: number; seats: number }

/**
 * Takes seats for each quarter of an hour, and keeps those that the visit has already. Returns false if there are too few: then it has what it had
 * before. The primary key of the table decides between concurrent visits. They all walk upwards, by quarter and then by seat, so none can
 * wait for one that waits for it.
 */
export async function takeSeats(db: Db, wanted: Wanted): Promise<boolean> {
  const { place, pool, from, until, reference, seats } = wanted
  const added: { quarter: number; seat: number }[] = []
  for (let quarter = from; quarter < until; quarter++) {
    const rows = await db
      .selectFrom('visit_seat')
      .select(['seat', 'reference'])
      .where('place', '=', place)
      .where('pool', '=', pool)
      .where('quarter', '=', quarter)
      .execute()
    const taken = new Set(rows.map(({ seat }) => seat))
    let missing = seats - rows.filter((row) => row.reference === reference).length
    for (let seat = 1; seat <= wanted.capacity && missing > 0; seat++) {
      if (taken.has(seat) || !(await takeSeat(db, { place, pool, quarter, seat, reference }))) continue
      added.push({ quarter, seat })
      missing -= 1
    }
    if (missing > 0) {
      for (const one of added) await giveBack(db, { place, pool, reference, ...one })
      return false
    }
  }
  return true
}

async function takeSeat(db: Db, row: { place: string; pool: Pool; quarter: number; seat: number; reference: string }) {
  const taken = await db
    .insertInto('visit_seat')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('seat')
    .executeTakeFirst()
  return taken !== undefined
}

async function giveBack(db: Db, row: { place: string; pool: Pool; quarter: number; seat: number; reference: string }) {
  await db
    .deleteFrom('visit_seat')
    .where('place', '=', row.place)
    .where('pool', '=', row.pool)
    .where('quarter', '=', row.quarter)
    .where('seat', '=', row.seat)
    .where('reference', '=', row.reference)
    .execute()
}

/** Gives back the seats of a visit, but those of its present time. */
export async function releaseSeats(db: Db, reference: string, present?: Span & { seats: number }) {
  const rows = await db.selectFrom('visit_seat').selectAll().where('reference', '=', reference).orderBy('seat').execute()
  const kept = new Map<number, number>()
  for (const row of rows) {
    const isPresent =
      present !== undefined &&
      row.place === present.place &&
      row.pool === present.pool &&
      row.quarter >= present.from &&
      row.quarter < present.until &&
      (kept.get(row.quarter) ?? 0) < present.seats
    if (isPresent) kept.set(row.quarter, (kept.get(row.quarter) ?? 0) + 1)
    else await giveBack(db, { ...row, pool: row.pool as Pool })
  }
}

/** How many seats are taken, by quarter of an hour. The seats of one visit can be left out. */
export async function seatsTaken(db: Db, { place, pool, from, until }: Span, but?: string): Promise<Map<number, number>> {
  let query = db
    .selectFrom('visit_seat')
    .select(['quarter', ({ fn }) => fn.countAll<number>().as('count')])
    .where('place', '=', place)
    .where('pool', '=', pool)
    .where('quarter', '>=', from)
    .where('quarter', '<', until)
    .groupBy('quarter')
  if (but !== undefined) query = query.where('reference', '!=', but)
  const taken = new Map<number, number>()
  for (const { quarter, count } of await query.execute()) taken.set(quarter, count)
  return taken
}

export const spanOf = (place: string, { pool }: Offer, quarters: Quarters): Span => ({ place, pool, ...quarters })
