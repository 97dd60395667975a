import * as z from 'zod'
import { clientMetadataPath } from '#connectors/social/connect/connect.ts'
import { networkApps } from '#connectors/social/connect/network-apps.ts'
import { allPlatforms, liveNetworks } from '#connectors/social/platforms.ts'
import { serverLimitsSchema } from '#connectors/social/server-limits.ts'
import { empty, endpoint, list, redirect } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { costly } from '#platform/rate-limits.ts'

export const accountHealths = ['ok', 'needs_reconnect', 'unreachable'] as const
export type AccountHealth = (typeof accountHealths)[number]

/** Why a network does not deliver what happens to an account. */
export const listenProblems = ['key_missing', 'no_public_address', 'refused', 'unreachable'] as const
export type ListenProblem = (typeof listenProblems)[number]

const listeningSchema = z.object({
  /** It delivers, or has not been asked yet. */
  state: z.enum(['on', 'pending', ...listenProblems]),
  /** What the network said. */
  answer: z.string().nullable(),
})

export const socialAccountSchema = z.object({
  id: z.uuid(),
  platform: z.string(),
  accountName: z.string(),
  isActive: z.boolean(),
  /** On the built-in sandbox network: nothing it publishes leaves this installation. */
  isTest: z.boolean(),
  health: z.enum(accountHealths),
  checkedAt: instantSchema.nullable(),
  /** When the network ends the access, if only a person can renew it. */
  endsAt: instantSchema.nullable(),
  /** The address of its server, for networks where each has its own; otherwise empty. */
  site: z.string(),
  /** The network it posts to; the sandbox is one. */
  adapter: z.string(),
  /** The page with its posts, if we have one. */
  feedPath: z.string().nullable(),
  brandId: z.uuid().nullable(),
  /** Whether messages and receipts reach us; null on networks that deliver none. */
  listening: listeningSchema.nullable(),
  /** What its own server allows; null if that is not known, or the same everywhere. */
  limits: serverLimitsSchema.nullable(),
})
export type SocialAccount = z.output<typeof socialAccountSchema>

const byId = z.object({ id: z.uuid() })

export const listSocialAccounts = endpoint({
  method: 'GET',
  path: '/api/social-accounts',
  access: 'signed-in',
  summary: 'The accounts that are connected to the workspace',
  topics: ['social-accounts'],
  response: list(socialAccountSchema),
})

export const connectTestAccount = endpoint({
  method: 'POST',
  path: '/api/social-accounts/sandbox',
  access: 'manager',
  summary: 'Connect a platform to the sandbox network; repeating it answers the existing account',
  body: z.object({ platform: z.enum(allPlatforms), brandId: z.uuid().nullish() }),
  response: socialAccountSchema,
  status: 201,
})

export const connectAllTestAccounts = endpoint({
  method: 'POST',
  path: '/api/social-accounts/sandbox/all',
  access: 'manager',
  summary: 'Connect every platform that has no account yet to the sandbox network, or some of them',
  body: z.object({ platforms: z.array(z.enum(allPlatforms)).max(allPlatforms.length).optional() }),
  response: z.object({ connected: z.number() }),
})

const returnedSchema = z.object({
  state: z.string().max(200).optional(),
  code: z.string().max(4000).optional(),
  error: z.string().max(300).optional(),
  /** Who sends the person back, if the network says so. */
  iss: z.string().max(300).optional(),
})

/** Where networks send people back to. It only leads on to the screen, which finishes the sign-in. */
export const returnFromSignIn = endpoint({
  method: 'GET',
  path: '/api/social-accounts/return',
  access: 'public',
  summary: 'Where a network sends people back to after they allowed or denied access',
  query: returnedSchema,
  response: redirect,
})

const connectBody = z.object({
  network: z.enum(liveNetworks),
  /** By the ids of the fields of the network's guide. */
  values: z.record(z.string().max(40), z.string().trim().max(2000)),
  brandId: z.uuid().nullish(),
})
const connectedAccounts = z.object({
  accounts: z.array(socialAccountSchema),
  /** The grant, if it gives access to several pages and a person chooses; see `listPageChoices`. */
  choice: z.uuid().nullable(),
})

export const connectChannel = endpoint({
  method: 'POST',
  path: '/api/social-accounts/connect',
  access: 'manager',
  summary:
    'Connect a network with keys, which are checked with it first; the same account again is reconnected',
  body: connectBody,
  response: connectedAccounts,
  status: 201,
  rateLimits: costly({ person: 30, seconds: 600 }),
})

export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/social-accounts/sign-ins',
  access: 'manager',
  summary: 'Networks where people sign in on their own page, and whether they can send people back here',
  response: list(z.object({ network: z.enum(liveNetworks), isPossible: z.boolean() })),
})

/** Servers that we never registered with read it before they let anybody in. */
export const readClientMetadata = endpoint({
  method: 'GET',
  path: `${clientMetadataPath}/:network`,
  access: 'public',
  summary: 'Who we are, for the servers of a network before people sign in there',
  params: z.object({ network: z.enum(liveNetworks) }),
  response: z.record(z.string(), z.unknown()),
  ignoresSession: true,
})

export const beginSignIn = endpoint({
  method: 'POST',
  path: '/api/social-accounts/sign-in',
  access: 'manager',
  summary: 'The address of the page where a person allows access; good for 15 minutes and one return',
  body: connectBody.extend({
    /** What it begins with, of a network that serves several platforms. */
    platform: z.enum(allPlatforms).optional(),
  }),
  response: z.object({ url: z.url() }),
  rateLimits: costly({ person: 30, seconds: 600 }),
})

export const finishSignIn = endpoint({
  method: 'POST',
  path: '/api/social-accounts/sign-in/return',
  access: 'manager',
  summary: 'What the network sent back with the person; connects its accounts',
  body: returnedSchema.extend({ state: z.string().max(200) }),
  response: connectedAccounts,
  status: 201,
  rateLimits: costly({ person: 30, seconds: 600 }),
})

const appSchema = z.object({
  name: z.enum(networkApps),
  /** Null if nobody has entered its keys. */
  clientId: z.string().nullable(),
  /** Whose keys are used: the shop's own, or those of the administrator. */
  source: z.enum(['workspace', 'installation']).nullable(),
  /** What has to be entered at the network, so that it sends people back here. */
  redirectUri: z.url(),
})
export type ShownApp = z.output<typeof appSchema>

export const listNetworkApps = endpoint({
  method: 'GET',
  path: '/api/social-accounts/apps',
  access: 'manager',
  summary: 'The apps that networks ask for, with the keys that are here; secrets are never shown',
  topics: ['social-accounts'],
  response: list(appSchema),
})

const KEY_MAX = 500

export const saveNetworkApp = endpoint({
  method: 'PUT',
  path: '/api/social-accounts/apps',
  access: 'manager',
  summary: 'Enter the keys of an app, which are checked with the network first',
  body: z.object({
    name: z.enum(networkApps),
    clientId: z.string().trim().min(1).max(KEY_MAX),
    clientSecret: z.string().trim().min(1).max(KEY_MAX),
  }),
  response: empty,
  rateLimits: costly({ person: 30, seconds: 600 }),
})

export const removeNetworkApp = endpoint({
  method: 'DELETE',
  path: '/api/social-accounts/apps/:name',
  access: 'manager',
  summary: 'Remove the keys of an app; accounts connected with it work until their access ends',
  params: z.object({ name: z.enum(networkApps) }),
  response: empty,
})

/** Of one network at a time. */
const MAX_PAGES = 200

/** The pages, boards or channels that one permission gives access to. */
export const pageChoiceSchema = z.object({
  id: z.uuid(),
  /** Who allowed it, at the network. */
  userName: z.string(),
  accounts: z.array(
    z.object({
      /** The id that the account has, or will have. */
      id: z.uuid(),
      platform: z.enum(allPlatforms),
      name: z.string(),
      isConnected: z.boolean(),
    }),
  ),
})
export type PageChoice = z.output<typeof pageChoiceSchema>

export const listPageChoices = endpoint({
  method: 'GET',
  path: '/api/social-accounts/choices',
  access: 'manager',
  summary: 'Permissions that give access to several pages, with those that are connected',
  topics: ['social-accounts'],
  response: list(pageChoiceSchema),
})

export const choosePages = endpoint({
  method: 'PUT',
  path: '/api/social-accounts/choices/:id',
  access: 'manager',
  summary: 'Choose which pages of a permission are connected; the others are disconnected',
  params: byId,
  body: z.object({ accountIds: z.array(z.uuid()).min(1).max(MAX_PAGES) }),
  response: pageChoiceSchema,
})

export const sendTestPost = endpoint({
  method: 'POST',
  path: '/api/social-accounts/:id/test-post',
  access: 'manager',
  summary: 'Publish a short test post through an account, at once',
  params: byId,
  body: z.object({ text: z.string().trim().min(1).max(200) }),
  response: z.object({ url: z.string() }),
  status: 201,
  rateLimits: costly({ person: 10, seconds: 600 }),
})

/** Ten dollars a month, unless a person sets another limit. */
export const USUAL_MONTHLY_LIMIT = 10_000
export const MAX_MONTHLY_LIMIT = 10_000_000

/** Amounts are thousandths of a US dollar. */
export const accountSpendingSchema = z.object({
  accountId: z.uuid(),
  monthlyLimit: z.number(),
  /** In this month, with what was set aside for posts on their way. */
  spent: z.number(),
})
export type AccountSpending = z.output<typeof accountSpendingSchema>

export const listSpending = endpoint({
  method: 'GET',
  path: '/api/social-accounts/spending',
  access: 'signed-in',
  summary: 'What networks that charge for posts have charged this month, and the limits',
  topics: ['social-accounts'],
  response: list(accountSpendingSchema),
})

export const setMonthlyLimit = endpoint({
  method: 'PUT',
  path: '/api/social-accounts/:id/monthly-limit',
  access: 'manager',
  summary: 'Set what a network may charge for an account in a month; a post that would pass it is not sent',
  params: byId,
  body: z.object({ monthlyLimit: z.int().min(0).max(MAX_MONTHLY_LIMIT) }),
  response: accountSpendingSchema,
})

export const checkSocialAccount = endpoint({
  method: 'POST',
  path: '/api/social-accounts/:id/check',
  access: 'manager',
  summary: 'Check with the network whether an account still works',
  params: byId,
  response: socialAccountSchema,
  rateLimits: costly({ person: 60, seconds: 600 }),
})

export const disconnectSocialAccount = endpoint({
  method: 'DELETE',
  path: '/api/social-accounts/:id',
  access: 'manager',
  summary: 'Disconnect an account; its scheduled posts will need a person, published ones stay',
  params: byId,
  response: empty,
})
