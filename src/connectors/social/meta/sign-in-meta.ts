import type { Words } from '#platform/locale.ts'
import { signInWithApp } from '../connect/app-sign-in.ts'
import type { ConnectAnswer, ConnectRefusal, FoundAccount } from '../connect/connect.ts'
import { refusal } from '../connect/connect-refusal.ts'
import { exchangeCode } from '../connect/oauth2.ts'
import { bodyOf, type Reach } from '../http/network-call.ts'
import type { Platform } from '../platforms.ts'
import { appRefusalIn, tokenSchema, unusable } from './graph-sign-in.ts'
import * as api from './meta.api.ts'
import { metaAdvice } from './meta.connect.ts'
import { secretOf } from './page-tokens.ts'

const MAX_LISTS = 10
/** As many as a person can choose from. */
const MAX_ACCOUNTS = 200

const pagePlatforms = ['facebook', 'facebook_story'] as const satisfies Platform[]
const instagramPlatforms = ['instagram', 'instagram_story', 'instagram_reels'] as const satisfies Platform[]

type Page = {
  id: string
  name: string
  token: string
  instagram: { id: string; username: string } | null
}

const mayPost = (tasks: readonly string[] | null | undefined) =>
  !tasks || tasks.some((task) => task.endsWith('CREATE_CONTENT'))

/** The Pages that the person let us post to, and whether there are others. */
async function findPages(reach: Reach, token: string) {
  const pages: Page[] = []
  let hasOthers = false
  let after: string | undefined
  for (let list = 0; list < MAX_LISTS; list++) {
    const answer = await api.listPages(reach, { token }, after)
    const { data } = api.pagesSchema.safeParse(bodyOf(answer))
    if (!data) return unusable(answer)
    for (const { id, name, access_token, tasks, instagram_business_account: instagram } of data.data) {
      if (access_token && mayPost(tasks))
        pages.push({
          id,
          name: name || id,
          token: access_token,
          instagram: instagram ? { id: instagram.id, username: instagram.username || instagram.id } : null,
        })
      else hasOthers = true
    }
    after = data.paging?.cursors?.after
    if (!data.paging?.next || after === undefined) break
  }
  return { kind: 'found', pages, hasOthers } as const
}

const accountsOf = ({ id, name, instagram }: Page): FoundAccount[] => [
  ...pagePlatforms.map((platform) => ({ platform, remoteId: id, name })),
  ...(instagram
    ? instagramPlatforms.map((platform) => ({
        platform,
        remoteId: instagram.id,
        name: `@${instagram.username}`,
      }))
    : []),
]

const missing = (wanted: readonly string[], granted: readonly string[]) =>
  wanted.filter((scope) => !granted.includes(scope))

const withoutRights = (scopes: readonly string[]) =>
  refusal('rights_missing', undefined, scopes.join(', '), metaAdvice.rights)

/** What the person allowed, read from Facebook: on its page, each right can be taken away. */
async function readRights(reach: Reach, token: string): Promise<string[] | ConnectRefusal> {
  const answer = await api.readPermissions(reach, { token })
  const { data } = api.permissionsSchema.safeParse(bodyOf(answer))
  if (!data) return unusable(answer)
  return data.data.filter(({ status }) => status === 'granted').map(({ permission }) => permission)
}

const nowhere = (words: Words) => refusal('no_account', undefined, undefined, words)

async function grantOf(reach: Reach, token: string, platform: Platform | undefined): Promise<ConnectAnswer> {
  const scopes = await readRights(reach, token)
  if ('kind' in scopes) return scopes
  const needed = missing(api.PAGE_SCOPES, scopes)
  if (needed.length > 0) return withoutRights(needed)
  const read = await api.readUser(reach, { token })
  const { data: user } = api.userSchema.safeParse(bodyOf(read))
  if (!user) return unusable(read)
  const found = await findPages(reach, token)
  if (found.kind === 'refused') return found
  const { pages, hasOthers } = found
  if (pages.length === 0) return nowhere(hasOthers ? metaAdvice.noRole : metaAdvice.noPage)
  const wantsInstagram = instagramPlatforms.some((each) => each === platform)
  const hasInstagram = pages.some(({ instagram }) => instagram !== null)
  const instagramNeeds = missing(api.INSTAGRAM_SCOPES, scopes)
  if ((wantsInstagram || hasInstagram) && instagramNeeds.length > 0) return withoutRights(instagramNeeds)
  if (wantsInstagram && !hasInstagram) return nowhere(metaAdvice.noInstagram)
  return {
    kind: 'granted',
    site: '',
    user: { id: user.id, name: user.name || user.id },
    tokens: {
      secret: secretOf(
        user.id,
        pages.map(({ id, token, instagram }) => ({ id, token, instagramId: instagram?.id ?? null })),
      ),
    },
    scopes,
    accounts: pages.flatMap(accountsOf).slice(0, MAX_ACCOUNTS),
  }
}

export const metaSignIn = signInWithApp({
  app: 'meta',
  server: api.oauthServer,
  scopes: api.SCOPES,
  // Asks again for what was refused before.
  query: { auth_type: 'rerequest' },
  check: async (reach, app) => appRefusalIn(await api.readAppToken(reach, app)),
  async finish(reach, { code, verifier, redirectUri, app, platform }) {
    const exchanged = await exchangeCode(api.oauthServer(reach, app), {
      scopes: api.SCOPES,
      redirectUri,
      code,
      verifier,
      now: reach.clock.now(),
    })
    if (exchanged.kind === 'refused') return exchanged
    const extended = await api.extendToken(reach, app, { token: exchanged.tokens.secret })
    const { data } = tokenSchema.safeParse(bodyOf(extended))
    return data ? grantOf(reach, data.access_token, platform) : unusable(extended)
  },
})
