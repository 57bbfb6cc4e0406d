import { ko as atHome } from './at-home/ko.ts'
import { ko as care } from './care/ko.ts'
import { ko as common } from './common/ko.ts'
import { ko as company } from './company/ko.ts'
import { ko as cooperation } from './cooperation/ko.ts'
import type { Messages } from './en.ts'
import { ko as fit } from './fit/ko.ts'
import { ko as forms } from './forms/ko.ts'
import { ko as home } from './home/ko.ts'
import { ko as myKitchen } from './my-kitchen/ko.ts'
import { ko as navigation } from './navigation/ko.ts'
import { ko as news } from './news/ko.ts'
import { ko as parts } from './parts/ko.ts'
import { ko as products } from './products/ko.ts'
import { ko as required } from './required/ko.ts'
import { ko as search } from './search/ko.ts'
import { ko as shell } from './shell/ko.ts'
import { ko as stores } from './stores/ko.ts'
import { ko as support } from './support/ko.ts'
import { ko as written } from './written/ko.ts'

export const ko: Messages = {
  ...atHome,
  ...care,
  ...common,
  ...company,
  ...cooperation,
  ...fit,
  ...home,
  ...myKitchen,
  ...navigation,
  ...news,
  ...parts,
  ...products,
  ...search,
  ...shell,
  ...stores,
  ...support,
  ...written,
  ...forms,
  ...required,
}
