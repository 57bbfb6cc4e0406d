import { describe, expect, it } from 'vitest'
import type { OpeningHours } from '#contract/views/places.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import { hoursLines } from './hours-text.ts'

const hours: OpeningHours[] = [
  { days: ['tue', 'wed', 'thu', 'fri'], open: '11:00', close: '20:30' },
  { days: ['sun'], open: '10:00', close: '19:00' },
]

describe('S1: opening hours', () => {
  it.each([
    ['en', ['Tue–Fri', '11 am–8:30 pm'], ['Sun', '10 am–7 pm'], ['Mon, Sat', 'Closed']],
    ['zh-Hans', ['周二至周五', '11:00–20:30'], ['周日', '10:00–19:00'], ['周一、周六', '休息']],
    ['id', ['Sel–Jum', '11.00–20.30'], ['Min', '10.00–19.00'], ['Sen, Sab', 'tutup']],
  ] as const)('are written as %s writes them, the closed days too', (language, ...lines) => {
    expect(hoursLines(hours, language, interfaceWords(language)).map(({ days, times }) => [days, times])).toEqual(lines)
  })

  it('writes all seven days as one word', () => {
    const daily: OpeningHours[] = [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], open: '09:00', close: '19:00' }]
    expect(hoursLines(daily, 'en', interfaceWords('en'))).toEqual([{ days: 'Daily', times: '9 am–7 pm' }])
  })
})
