import { type Language, languageNames } from '#contract/languages.ts'

/** The table of the search index of a language. */
export const indexOf = (language: Language) => `search_${language.replace('-', '_').toLowerCase()}`
/** Its terms. */
export const termsOf = (language: Language) => `${indexOf(language)}_terms`

/**
 * Keys of documents begin here, so that a search can leave them out: each model has up to 35 of them, and a search for a kind of appliance matches all, which
 * nobody wants to see.
 */
export const firstDocumentKey = 2 ** 30

/**
 * The texts are split into terms before they are stored (see `terms.ts`), so SQLite only has to split at spaces: its ASCII tokenizer
 * leaves all other letters alone. The index doesn't hold the texts; `search_texts` does.
 */
export const searchTables = [
  `create table search_entries (
     key integer primary key,
     language text not null,
     -- The entry of the content that it was made of.
     source text not null,
     kind text not null,
     -- Day from which it is public, if there is one.
     published text,
     -- Last day on which it is public, if there is one.
     until text,
     -- Code of a model, in lower case and without the hyphen.
     code text,
     -- The name of what it links to, such as: page stores.
     target text not null,
     -- Its title in the form in which queries are compared.
     name text not null,
     -- Day from which it is no longer sold.
     discontinued text
   )`,
  // In a table of their own, because a search reads many entries and shows few texts.
  'create table search_texts (key integer primary key, value blob not null)',
  // Words in which a letter may be wrong. Reading them from the index takes long.
  'create table search_words (language text not null, word text not null, primary key (language, word)) without rowid',
  'create index search_sources on search_entries (source)',
  'create index search_targets on search_entries (language, target)',
  'create index search_codes on search_entries (language, code)',
  'create index search_kinds on search_entries (language, kind)',
  ...languageNames.flatMap((language) => [
    `create virtual table ${indexOf(language)} using fts5(title, keywords, intro, body, content = '', contentless_delete = 1, tokenize = 'ascii')`,
    `create virtual table ${termsOf(language)} using fts5vocab(${indexOf(language)}, row)`,
  ]),
].join(';\n')
