import { expect, it } from 'vitest'
import { type CallName, calls } from './calls.ts'
import { inboxCalls } from './inbox.ts'
import { isAllowed, rolesFor } from './rights.ts'
import { type Role, roles } from './roles.ts'
import { visitsCalls } from './visits.ts'

const callNames = Object.keys(calls) as CallName[]
const ofVisitors = [...Object.keys(inboxCalls), ...Object.keys(visitsCalls)].filter((name) => name !== 'me') as CallName[]
const allowed = (...own: Role[]) => callNames.filter((name) => isAllowed(own, name))

it('ST3: every call has a role that may make it', () => {
  for (const name of callNames) expect({ name, roles: rolesFor[name].length }).not.toEqual({ name, roles: 0 })
  expect(allowed('admin')).toEqual(callNames)
})

it('ST3: no call shows visitors’ data to anybody who writes, publishes or reads', () => {
  expect(ofVisitors).toEqual(expect.arrayContaining(['list', 'entry', 'person', 'export', 'visits', 'visitFeed']))
  for (const role of ['reader', 'writer', 'publisher'] as const)
    expect(allowed(role).filter((name) => ofVisitors.includes(name))).toEqual([])
})

it('ST3: only the privacy role takes out or erases a person, and it sees no inbox', () => {
  expect(allowed('privacy')).toEqual(['me', 'person', 'erasePerson', 'exportPerson'])
  for (const name of ['erasePerson', 'exportPerson'] as const)
    expect(roles.filter((role) => isAllowed([role], name))).toEqual(['privacy', 'admin'])
})

it('ST3: who cares for visitors sees no drafts, and several roles add up', () => {
  expect(allowed('care').filter((name) => !ofVisitors.includes(name))).toEqual(['me'])
  expect(allowed('care', 'reader')).toHaveLength(allowed('care').length + allowed('reader').length - 1)
})

it('ST3: whoever may publish, may write what is published, and whoever writes sees it', () => {
  expect(allowed('publisher')).toEqual(expect.arrayContaining(allowed('writer')))
  expect(allowed('writer')).toEqual(expect.arrayContaining(allowed('reader')))
})

it('ST3: nobody has a right without a role', () => {
  expect(allowed()).toEqual([])
})
