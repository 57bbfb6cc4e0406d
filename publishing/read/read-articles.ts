import {
  ArticleWords,
  CareerFile,
  CaseFile,
  NewsFile,
  PressFile,
  PressWords,
  VideoFile,
} from '#contract/content/editorial/article.ts'
import { RecipeFile, RecipeWords } from '#contract/content/editorial/recipe.ts'
import type { ArticleEntries } from './content-draft.ts'
import type { FileReader } from './file-reader.ts'
import { readEntries } from './read-entries.ts'

/** The folder of each kind of article. */
export const articleFolders = {
  news: 'news',
  video: 'videos',
  recipe: 'recipes',
  happiness: 'happiness',
  case: 'cases',
  career: 'careers',
  press: 'press',
} as const satisfies Record<keyof ArticleEntries, string>

export function readArticles(reader: FileReader): ArticleEntries {
  return {
    news: readEntries(reader, articleFolders.news, 'news.yaml', NewsFile, ArticleWords),
    video: readEntries(reader, articleFolders.video, 'video.yaml', VideoFile, ArticleWords),
    recipe: readEntries(reader, articleFolders.recipe, 'recipe.yaml', RecipeFile, RecipeWords),
    happiness: readEntries(reader, articleFolders.happiness, 'happiness.yaml', NewsFile, ArticleWords),
    case: readEntries(reader, articleFolders.case, 'case.yaml', CaseFile, ArticleWords),
    career: readEntries(reader, articleFolders.career, 'career.yaml', CareerFile, ArticleWords),
    press: readEntries(reader, articleFolders.press, 'press.yaml', PressFile, PressWords),
  }
}
