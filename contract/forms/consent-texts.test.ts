import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { en } from '#i18n/interface/shell/en.ts'
import { id } from '#i18n/interface/shell/id.ts'
import { ko } from '#i18n/interface/shell/ko.ts'
import { zhHans } from '#i18n/interface/shell/zh-hans.ts'
import { zhHant } from '#i18n/interface/shell/zh-hant.ts'
import { consentVersions, shownVersions } from './extras.ts'

/** The texts of each version, as hashes. When a text changes its meaning, raise the version and add a line; after a correction, change the hash. */
const texts = new Map([['marketing-1', 'X9duRI-p79DNnlg6']])

it('F1: the stored version names the text that the visitor has read: a changed text needs a new version', () => {
  const shown = [en, zhHans, ko, id, zhHant].map((messages) => messages['subscribe.purpose'])
  const hash = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 16)
  expect(hash).toBe(texts.get(consentVersions.marketing))
  expect(shownVersions.marketing).toEqual([...texts.keys()])
})
