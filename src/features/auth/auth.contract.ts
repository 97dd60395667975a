import * as z from 'zod'
import { userSchema } from '#core/session/session.contract.ts'
import { emailSchema } from '#platform/email.ts'
import { empty, endpoint, list, redirect, roles } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { locales } from '#platform/locale.ts'
import { planIds } from '#platform/plans.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { authRules } from './i18n/index.ts'

const shortPassword = ruleText(authRules, 'passwordTooShort')
const longPassword = ruleText(authRules, 'passwordTooLong')
const noFirstName = ruleText(authRules, 'noFirstName')
const noLastName = ruleText(authRules, 'noLastName')
const longName = atMostCharacters(100)

export const passwordSchema = z.string().min(6, shortPassword).max(200, longPassword)

export const firstNameSchema = z.string().trim().min(1, noFirstName).max(100, longName)
export const lastNameSchema = z.string().trim().min(1, noLastName).max(100, longName)

export const loginSchema = z.object({ email: emailSchema, password: passwordSchema })

export const signUpSchema = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: emailSchema,
  password: passwordSchema,
  /** The browser's zone, which becomes the workspace's. */
  timeZone: z.string().max(64).optional(),
  /** The plan whose button led here. */
  plan: z.enum(planIds).optional(),
})

export const forgotPasswordSchema = z.object({ email: emailSchema })
export const resetPasswordSchema = z.object({ token: z.string().min(1).max(100), password: passwordSchema })

const quarterHour = 15 * 60
const halfHour = 30 * 60
const hour = 60 * 60

/** For every call that checks a password. */
export const signInLimits = [
  { max: 10, seconds: quarterHour, per: 'address', withField: 'email' },
  { max: 100, seconds: quarterHour, per: 'address' },
  { max: 100, seconds: hour, per: 'everybody', withField: 'email', exceptKnownAddress: true },
] as const

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary: 'Sign in with email and password',
  body: loginSchema,
  response: z.object({ user: userSchema }),
  rateLimits: signInLimits,
})

export const signUp = endpoint({
  method: 'POST',
  path: '/api/signup',
  access: 'public',
  summary: 'Create an account, its workspace and first brand, and sign in',
  body: signUpSchema,
  response: z.object({ user: userSchema }),
  rateLimits: [{ max: 5, seconds: halfHour, per: 'address' }],
})

export const changeLanguage = endpoint({
  method: 'PATCH',
  path: '/api/auth/user/language',
  access: 'signed-in',
  summary: 'Remember the language for mails and documents',
  body: z.object({ locale: z.enum(locales) }),
  response: userSchema,
})

export const openLogin = endpoint({
  method: 'GET',
  path: '/api/login',
  access: 'public',
  summary: 'Go to the sign-in screen',
  query: z.object({ next: z.string().max(500).optional() }),
  response: redirect,
})

export const logout = endpoint({
  method: 'GET',
  path: '/api/logout',
  access: 'public',
  summary: 'End the session and go to the start page',
  response: redirect,
})

export const signInOptions = endpoint({
  method: 'GET',
  path: '/api/auth/options',
  access: 'public',
  summary: 'What this server offers for signing in',
  response: z.object({ mail: z.boolean() }),
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Ask for a mail with a link to set a new password',
  body: forgotPasswordSchema,
  response: empty,
  rateLimits: [
    { max: 3, seconds: halfHour, per: 'address', withField: 'email' },
    { max: 20, seconds: halfHour, per: 'address' },
    { max: 10, seconds: hour, per: 'everybody', withField: 'email' },
  ],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Set a new password with the link from the mail; all sessions end',
  body: resetPasswordSchema,
  response: empty,
  rateLimits: [{ max: 20, seconds: halfHour, per: 'address' }],
})

export const sessionSchema = z.object({
  id: z.uuid(),
  userAgent: z.string(),
  ip: z.string(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  isCurrent: z.boolean(),
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'signed-in',
  summary: 'Where this person is signed in',
  topics: ['sessions'],
  response: list(sessionSchema),
})

export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'signed-in',
  summary: 'Sign one device out',
  params: z.object({ id: z.uuid() }),
  response: empty,
})

export const revokeOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'signed-in',
  summary: 'Sign every other device out',
  response: empty,
})

export const workspaceSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.enum(roles),
  isCurrent: z.boolean(),
})

export const listWorkspaces = endpoint({
  method: 'GET',
  path: '/api/auth/workspaces',
  access: 'signed-in',
  summary: 'The workspaces this person belongs to, by name',
  response: list(workspaceSchema),
})

export const enterWorkspace = endpoint({
  method: 'POST',
  path: '/api/auth/workspaces/:id/enter',
  access: 'signed-in',
  summary: 'Move this session to another workspace of this person',
  params: z.object({ id: z.uuid() }),
  response: empty,
})
