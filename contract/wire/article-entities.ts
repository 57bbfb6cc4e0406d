import { z } from 'zod'
import { Path } from './common.ts'

const Day = z.iso.date().describe('YYYY-MM-DD')

export const Card = z.object({
  id: z.string(),
  title: z.string(),
  publishdate: Day,
  intro: z.string().describe('One or two sentences, plain text'),
  img: Path.describe('Picture, up to 960 pixels wide'),
})

export const CardPage = z.object({
  total: z.int().describe('Entries in all'),
  per_page: z.int(),
  current_page: z.int(),
  last_page: z.int().describe('At least 1'),
  data: z.array(Card).describe('The newest first; empty beyond the last page'),
})

export const Article = z.object({
  id: z.string(),
  title: z.string(),
  publishdate: Day,
  intro: z.string().describe('One or two sentences, plain text'),
  img: Path.describe('Picture, up to 1600 pixels wide'),
  content: z.string().describe('HTML; of a recipe its ingredients and steps'),
  video_url: z.string().describe('Path of the video, empty where there is none'),
})

export const Question = z.object({ id: z.string(), title: z.string(), content: z.string().describe('HTML') })
