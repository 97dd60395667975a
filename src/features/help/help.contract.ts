import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { type Locale, languages, locales } from '#platform/locale.ts'
import { costly } from '#platform/rate-limits.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { helpRules } from './i18n/index.ts'

export const MAX_QUESTION = 1000

export type ChatLanguage = Lowercase<(typeof languages)[Locale]['inEnglish']>
export const chatLanguageOf = (locale: Locale): ChatLanguage =>
  languages[locale].inEnglish.toLowerCase() as ChatLanguage
export const chatLanguages = locales.map(chatLanguageOf)

export const questionSchema = z.object({
  message: z
    .string()
    .trim()
    .min(1, ruleText(helpRules, 'writeQuestionFirst'))
    .max(MAX_QUESTION, atMostCharacters(MAX_QUESTION)),
  language: z.enum(chatLanguages),
})
export type Question = z.output<typeof questionSchema>

export const replySchema = z.object({
  message: z.string(),
  /** Further reading. */
  articles: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Screens related to the answer. */
  actions: z.array(z.object({ label: z.string(), link: z.string() })),
})
export type Reply = z.output<typeof replySchema>
export type Action = Reply['actions'][number]

export const helpChat = endpoint({
  method: 'POST',
  path: '/api/help-chat',
  access: 'signed-in',
  summary:
    'Ask how something works, or about the state of the own workspace; nothing is changed and nothing is kept',
  body: questionSchema,
  response: replySchema,
  rateLimits: costly({ person: 20, seconds: 60 }),
})
