import * as z from 'zod'
import { templateHeaders, templateStates } from '#connectors/social/templates.ts'
import { endpoint } from '#platform/endpoint.ts'
import { locales } from '#platform/locale.ts'
import { costly } from '#platform/rate-limits.ts'
import { ruleText } from '#platform/validation.ts'
import { templateRules } from './i18n/index.ts'

/** Networks allow this much in an approved text. */
export const BODY_MAX = 1024
export const FILLING_MAX = 200
const MOST_PLACES = 20

/** What goes into a place of the text. */
export const fillingKinds = ['first_name', 'name', 'business', 'text'] as const
export type FillingKind = (typeof fillingKinds)[number]

const rule = (key: keyof typeof templateRules.en) => ruleText(templateRules, key)

export const fillingSchema = z
  .object({
    place: z.string().regex(/^\w{1,60}$/),
    kind: z.enum(fillingKinds),
    /** What everybody reads there. */
    text: z.string().trim().max(FILLING_MAX).default(''),
  })
  .refine(({ kind, text }) => kind !== 'text' || text !== '', { error: rule('fillPlace'), path: ['text'] })
export type Filling = z.output<typeof fillingSchema>

const templateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The network's code. */
  language: z.string(),
  state: z.enum(templateStates),
  /** Why it was rejected, in the network's words. */
  reason: z.string(),
  header: z.enum(templateHeaders),
  headerText: z.string(),
  body: z.string(),
  footer: z.string(),
  buttons: z.array(z.string()),
})
export type MessageTemplate = z.output<typeof templateSchema>

/** Why a post cannot go out yet. */
export const templateProblems = [
  'template_missing',
  'template_waiting',
  'template_differs',
  'template_refused',
  'public_url_missing',
  'sender_name_missing',
] as const
export type TemplateProblem = (typeof templateProblems)[number]

const postTemplateSchema = z.object({
  /** The account it goes through; null if none is connected. */
  channel: z.object({ id: z.uuid(), isTest: z.boolean() }).nullable(),
  chosen: z.object({ template: templateSchema, fillings: z.array(fillingSchema) }).nullable(),
  problem: z.enum(templateProblems).nullable(),
  /** Approved ones of the account, to choose from. */
  approved: z.array(templateSchema),
  /** The name that customers read, for a preview. */
  business: z.string(),
})
export type PostTemplate = z.output<typeof postTemplateSchema>

const byPost = z.object({ id: z.uuid(), postId: z.uuid() })
const path = '/api/campaigns/:id/posts/:postId/template'
const topics = ['message-templates', 'campaigns', 'social-accounts', 'workspace', 'brands'] as const
const calls = costly({ person: 30, seconds: 600 })

export const getPostTemplate = endpoint({
  method: 'GET',
  path,
  access: 'signed-in',
  summary: 'The approved text that a post to phones uses, and what is missing',
  topics,
  params: byPost,
  response: postTemplateSchema,
})

export const choosePostTemplate = endpoint({
  method: 'PUT',
  path,
  access: 'signed-in',
  summary: 'Use an approved text for a post: the post gets its words',
  params: byPost,
  body: z.object({ templateId: z.uuid(), fillings: z.array(fillingSchema).max(MOST_PLACES) }),
  response: postTemplateSchema,
})

export const submitPostTemplate = endpoint({
  method: 'POST',
  path: `${path}/submission`,
  access: 'manager',
  summary: 'Submit the text of a post to the network for approval',
  params: byPost,
  body: z.object({ language: z.enum(locales) }),
  response: postTemplateSchema,
  rateLimits: calls,
})

const byAccount = z.object({ id: z.uuid() })
const listSchema = z.object({ items: z.array(templateSchema) })

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/social-accounts/:id/templates',
  access: 'signed-in',
  summary: 'The texts of an account that go to phones, as last read from the network',
  topics: ['message-templates', 'social-accounts'],
  params: byAccount,
  response: listSchema,
})

export const syncTemplates = endpoint({
  method: 'POST',
  path: '/api/social-accounts/:id/templates/sync',
  access: 'signed-in',
  summary: 'Read the texts of an account from the network now',
  params: byAccount,
  response: listSchema,
  rateLimits: costly({ person: 120, seconds: 600 }),
})

export const submitTemplateSchema = z.object({
  text: z.string().trim().min(1, rule('enterText')).max(BODY_MAX),
  language: z.enum(locales),
})

export const submitTemplate = endpoint({
  method: 'POST',
  path: '/api/social-accounts/:id/templates',
  access: 'manager',
  summary: 'Submit a text to the network for approval',
  params: byAccount,
  body: submitTemplateSchema,
  response: listSchema,
  rateLimits: calls,
})
