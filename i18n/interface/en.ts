import { en as atHome } from './at-home/en.ts'
import { en as care } from './care/en.ts'
import { en as common } from './common/en.ts'
import { en as company } from './company/en.ts'
import { en as comparison } from './comparison/en.ts'
import { en as cooperation } from './cooperation/en.ts'
import { en as fit } from './fit/en.ts'
import { en as fitForm } from './fit-form/en.ts'
import { en as forms } from './forms/en.ts'
import { en as home } from './home/en.ts'
import { en as modelViewer } from './model-viewer/en.ts'
import { en as myKitchen } from './my-kitchen/en.ts'
import { en as navigation } from './navigation/en.ts'
import { en as news } from './news/en.ts'
import { en as notices } from './notices/en.ts'
import { en as parts } from './parts/en.ts'
import { en as product } from './product/en.ts'
import { en as productCard } from './product-card/en.ts'
import { en as productList } from './product-list/en.ts'
import { en as registration } from './registration/en.ts'
import { en as required } from './required/en.ts'
import { en as search } from './search/en.ts'
import { en as shell } from './shell/en.ts'
import { en as stores } from './stores/en.ts'
import { en as support } from './support/en.ts'
import { en as textPage } from './text-page/en.ts'
import { en as visit } from './visit/en.ts'

/** The English messages by area. They also define the areas, and the keys that every language must have. */
export const en = {
  'at-home': atHome,
  care,
  common,
  company,
  comparison,
  cooperation,
  fit,
  'fit-form': fitForm,
  forms,
  home,
  'model-viewer': modelViewer,
  'my-kitchen': myKitchen,
  navigation,
  news,
  notices,
  parts,
  product,
  'product-card': productCard,
  'product-list': productList,
  registration,
  required,
  search,
  shell,
  stores,
  support,
  'text-page': textPage,
  visit,
}

/** A part of the interface whose messages are one module for each language: `i18n/interface/<area>/`. */
export type Area = keyof typeof en

/** The keys of these areas. */
export type MessageKey<Of extends Area = Area> = { [Each in Of]: keyof (typeof en)[Each] }[Of]

/** All messages of a language. */
export type Messages = Readonly<Record<MessageKey, string>>

/** The messages of a language by area. */
export type AreaMessages = { readonly [Of in Area]: Readonly<Record<MessageKey<Of>, string>> }

/** All English messages with their texts, which say what arguments they take. */
export type EnglishMessages = IntersectionOf<(typeof en)[Area]>

type IntersectionOf<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
