import { en } from './messages/en.ts'
import { id } from './messages/id.ts'
import { ko } from './messages/ko.ts'
import { zhHans } from './messages/zh-hans.ts'
import { zhHant } from './messages/zh-hant.ts'
import { registerMessages } from './registered-messages.ts'

registerMessages('en', en)
registerMessages('zh-Hans', zhHans)
registerMessages('ko', ko)
registerMessages('id', id)
registerMessages('zh-Hant', zhHant)
