import { createJobQueue, type JobQueueOptions } from '#catalog/job-queue.ts'

/** Node accepts one connection per turn of the event loop, and a render is one long turn. So many turns run between two renders. */
const turnsBetween = 16
/** While the server stops, accepting pending connections is more important than rendering. */
const turnsWhileStopping = 128

/** Limits concurrent renders: many at once would only delay each other. The owner of a job is the client. */
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
    acceptMoreConnections() {
      turns = turnsWhileStopping
    },
  }
}
