import { expect, it } from 'vitest'
import { rolesOfGroups } from './roles-of-groups.ts'

const read = (text: string) => [...rolesOfGroups.parse(text)]
const fault = (text: string) =>
  rolesOfGroups
    .safeParse(text)
    .error?.issues.map(({ message }) => message)
    .join('; ')

it('ST3: reads which roles each group has', () => {
  expect(read('editors=writer')).toEqual([['editors', ['writer']]])
  expect(read(' 客服 = care , privacy ;/shop/it=admin;; cn=web=reader;')).toEqual([
    ['客服', ['care', 'privacy']],
    ['/shop/it', ['admin']],
    ['cn=web', ['reader']],
  ])
  expect(read('web=reader;web=care')).toEqual([['web', ['reader', 'care']]])
})

it('ST3: says what is wrong with the roles of groups', () => {
  expect(fault(' ; ')).toContain('must name groups with their roles')
  expect(fault('editors=write')).toBe('"write" is not a role; there are reader, writer, publisher, care, privacy, admin')
  expect(fault('editors=')).toContain('"" is not a role')
  for (const text of ['editors', '=writer', 'a, b=writer']) expect(fault(text)).toContain(`"${text}" is not a group with roles`)
})
