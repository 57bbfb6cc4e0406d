import { expect, it } from 'vitest'
import { mailboxOf } from '#submissions/staff/mailbox-of.ts'
import { answerMail, phoneOf } from './answer-mail.ts'

const answer = { to: 'ann+home@example.com', subject: 'Feedback (TQLP-TFGN)', quoted: 'It hums.\nAt night & "loud".' }

it('SI1: an answer has the reference in its subject and quotes the visitor', () => {
  const url = new URL(answerMail(answer))
  expect(decodeURIComponent(url.pathname)).toBe('ann+home@example.com')
  expect(url.searchParams.get('subject')).toBe('Feedback (TQLP-TFGN)')
  expect(url.searchParams.get('body')).toBe('\r\n\r\n> It hums.\r\n> At night & "loud".')
})

it('SI1: a long quotation is cut between characters, so that mail programs open it', () => {
  const url = answerMail({ ...answer, quoted: '油烟机🔥'.repeat(500) })
  expect(url.length).toBeLessThanOrEqual(1_900)
  expect(new URL(url).searchParams.get('body')).toMatch(/^\r\n\r\n> (油烟机🔥)+油?烟?机? …$/u)
})

it('SI1: finds the address or the number in what was typed', () => {
  expect(mailboxOf({ fields: { contact: '9123 4567 or ann@example.com' } })).toBe('ann@example.com')
  expect(mailboxOf({ fields: { contact: '9123 4567' } })).toBeUndefined()
  expect(phoneOf({ fields: { contact: '9123 4567' } })).toBe('9123 4567')
  expect(phoneOf({ fields: { phone: '-' } })).toBeUndefined()
})
