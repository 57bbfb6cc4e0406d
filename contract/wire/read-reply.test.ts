import { expect, it } from 'vitest'
import { formToken } from './calls/information-calls.ts'
import { Failure } from './envelope.ts'
import { readFormResult, readToken } from './read-reply.ts'

it('F5: the reference of a stored form is read, and the problems of a refused one', () => {
  expect(readFormResult({ code: 1, msg: 'success', data: { reference: 'HTQM-J6TC' } }).reference).toBe('HTQM-J6TC')
  const refused = Failure.parse({ code: 0, msg: 'Please check', errors: [{ field: 'name', message: 'Enter your name' }] })
  expect(readFormResult(refused)).toEqual({ message: 'Please check', errors: [{ field: 'name', message: 'Enter your name' }] })
})

it.each([null, 'text', 5, [], { data: null }, { data: { reference: 5 } }, { errors: 'many' }, { errors: [null] }])(
  'F5: a body of another form, such as that of a proxy, has no reference: %j',
  (body) => {
    expect(readFormResult(body).reference).toBeUndefined()
    expect(readToken(body)).toBeUndefined()
  },
)

it('F5: the token of a form is read', () => {
  expect(readToken({ code: 1, msg: 'success', data: formToken.data.parse({ token: 'abc' }) })).toBe('abc')
})
