import * as z from 'zod'
import { outsideId, outsideLine, outsideList, outsideText, outsideToken } from '#server/outside-text.ts'
import type { ChannelAccount } from '../adapter.ts'
import type { OAuthClient } from '../connect/oauth-client.ts'
import type { OAuthServer } from '../connect/oauth2.ts'
import { googleServer, revokeGoogleToken } from '../google/google-tokens.ts'
import { type Answer, type NetworkRequest, networkCall, type Reach } from '../http/network-call.ts'

/** Google has split this interface over several servers; at another address, all of it is there. */
const servers = {
  accounts: 'https://mybusinessaccountmanagement.googleapis.com/v1',
  locations: 'https://mybusinessbusinessinformation.googleapis.com/v1',
  posts: 'https://mybusiness.googleapis.com/v4',
} as const

export const SCOPE = 'https://www.googleapis.com/auth/business.manage'

const ACCOUNTS = 20
const LOCATIONS = 100
const POSTS = 100

/** Names are paths: accounts/1/locations/2/localPosts/3. */
const name = outsideId.min(1)

export const accountsSchema = z.object({
  accounts: outsideList(z.object({ name, accountName: outsideLine.nullish() }), ACCOUNTS).nullish(),
})
export const locationsSchema = z.object({
  locations: outsideList(
    z.object({
      name,
      title: outsideLine.nullish(),
      storefrontAddress: z.object({ locality: outsideLine.nullish() }).nullish().catch(undefined),
      metadata: z.object({ canOperateLocalPost: z.boolean().nullish() }).nullish().catch(undefined),
    }),
    LOCATIONS,
  ).nullish(),
  nextPageToken: outsideToken.nullish(),
})
export const locationSchema = z.object({ name })
export const postSchema = z.object({
  name,
  summary: outsideText.nullish(),
  createTime: outsideLine.nullish(),
  state: outsideLine.nullish(),
  searchUrl: z
    .url({ protocol: /^https$/ })
    .nullish()
    .catch(undefined),
})
export const postsSchema = z.object({ localPosts: outsideList(postSchema, POSTS).nullish() })

const call = (reach: Reach) => networkCall(reach, 'google_business')

type Access = Pick<ChannelAccount, 'secret'>

const signed = (
  reach: Reach,
  { secret }: Access,
  server: keyof typeof servers,
  path: string,
  request: NetworkRequest,
): Promise<Answer> =>
  call(reach)(`${reach.env.baseUrls.social.google_business ?? servers[server]}${path}`, {
    ...request,
    headers: { authorization: `Bearer ${secret}` },
  })

export const oauthServer = (reach: Reach, client: OAuthClient): OAuthServer =>
  googleServer(call(reach), reach.env.baseUrls.auth.google_business, client)

export const revokeToken = (reach: Reach, token: string) =>
  revokeGoogleToken(call(reach), reach.env.baseUrls.auth.google_business, token)

export const listAccounts = (reach: Reach, access: Access) =>
  signed(reach, access, 'accounts', `/accounts?pageSize=${ACCOUNTS}`, { method: 'GET' })

export function listLocations(reach: Reach, access: Access, account: string, pageToken: string | undefined) {
  const query = new URLSearchParams({
    readMask: 'name,title,storefrontAddress,metadata',
    pageSize: `${LOCATIONS}`,
    ...(pageToken !== undefined && { pageToken }),
  })
  return signed(reach, access, 'locations', `/${account}/locations?${query}`, { method: 'GET' })
}

/** An account is `accounts/1/locations/2`; its location has a name of its own. */
export const readLocation = (reach: Reach, account: ChannelAccount) =>
  signed(
    reach,
    account,
    'locations',
    `/${account.remoteId.replace(/^accounts\/[^/]+\//, '')}?readMask=name`,
    {
      method: 'GET',
    },
  )

type Day = { year: number; month: number; day: number }
type Time = { hours: number; minutes: number }

/** Days and times are those of the place of the business. */
type Schedule = { startDate: Day; startTime: Time; endDate: Day; endTime: Time }

export type NewPost = {
  topicType: 'STANDARD' | 'EVENT' | 'OFFER'
  summary: string
  event?: { title: string; schedule: Schedule }
  offer?: { couponCode?: string; redeemOnlineUrl?: string; termsConditions?: string }
  callToAction?: { actionType: string; url?: string }
  media?: readonly { mediaFormat: 'PHOTO'; sourceUrl: string }[]
}

export const createPost = (reach: Reach, account: ChannelAccount, post: NewPost) =>
  signed(reach, account, 'posts', `/${account.remoteId}/localPosts`, { method: 'POST', body: { json: post } })

export const listPosts = (reach: Reach, account: ChannelAccount) =>
  signed(reach, account, 'posts', `/${account.remoteId}/localPosts?pageSize=${POSTS}`, { method: 'GET' })

export const readPost = (reach: Reach, account: ChannelAccount, id: string) =>
  signed(reach, account, 'posts', `/${id}`, { method: 'GET' })

export const deletePost = (reach: Reach, account: ChannelAccount, id: string) =>
  signed(reach, account, 'posts', `/${id}`, { method: 'DELETE' })
