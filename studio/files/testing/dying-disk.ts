import { beforeEachChange } from './each-change.ts'

/**
 * From the change of a file or folder that has this number on, nothing can be written: as if the process were killed there, but without a
 * process for each moment.
 */
export async function dyingDisk(number: number): Promise<Disposable & { isDead: () => boolean }> {
  let changes = 0
  const end = await beforeEachChange(() => {
    changes += 1
    if (changes > number) throw Object.assign(new Error('killed here'), { code: 'EIO' })
  })
  return { isDead: () => changes > number, [Symbol.dispose]: end }
}
