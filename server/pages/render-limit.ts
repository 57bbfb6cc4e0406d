import { createJobQueue, type JobQueueOptions } from '#catalog/job-queue.ts'

/** Node takes one new connection a turn of its loop, and a render is one long turn: so many come in between two renders. */
const turnsBetween = 16
/** While the server stops, letting those in who have connected counts for more than rendering. */
const turnsWhileStopping = 128

/** Lets a few renders run at a time: a hundred at once would only make each other late. Owners are clients. */
export function createRenderLimit(limits: JobQueueOptions) {
  const { run, refuseWaiting } = createJobQueue(limits)
  let turns = turnsBetween

  function limited<Page>(client: string, render: () => Promise<Page>): Promise<Page> {
    return run(async () => {
      for (let turn = 0; turn < turns; turn += 1) await new Promise((resume) => setImmediate(resume))
      return render()
    }, client)
  }

  return {
    limited,
    refuseWaiting,
    letMoreIn() {
      turns = turnsWhileStopping
    },
  }
}
