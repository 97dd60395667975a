import * as z from 'zod'
import { outsideId, outsideLine } from '#server/outside-text.ts'
import type { ChannelAccount } from '../adapter.ts'
import type { OAuthClient } from '../connect/oauth-client.ts'
import type { OAuthServer } from '../connect/oauth2.ts'
import { type Answer, type NetworkRequest, networkCall, type Reach } from '../http/network-call.ts'
import type { OutgoingFile } from '../outgoing-file.ts'

const API_URL = 'https://businessapi.snapchat.com'
const PAGE_URL = 'https://accounts.snapchat.com'

export const SCOPES = ['snapchat-profile-api'] as const

const word = outsideLine.nullish().catch(undefined)
const id = outsideId.min(1)
const success = z.literal('SUCCESS')

export const profileSchema = z.object({
  request_status: success,
  public_profile: z.object({ id, display_name: word, snap_user_name: word }),
})
/** Where the parts of a file go, as paths of the API. */
export const mediaSchema = z.object({
  request_status: success,
  media_id: id,
  add_path: z.string().min(1).max(2000),
  finalize_path: z.string().min(1).max(2000),
})
export const doneSchema = z.object({ request_status: success })
const named = z.object({ id })
/** What was posted is named in one of these ways. */
export const postedSchema = z.object({
  request_status: success,
  story_id: id.optional().catch(undefined),
  spotlight_id: id.optional().catch(undefined),
  saved_story_id: id.optional().catch(undefined),
  story: named.optional().catch(undefined),
  spotlight: named.optional().catch(undefined),
  saved_stories: z
    .array(z.object({ saved_story: named }))
    .max(10)
    .optional()
    .catch(undefined),
})
export const problemSchema = z.object({ error_code: word, display_message: word, debug_message: word })

type Access = Pick<ChannelAccount, 'secret'>
type Named = Access & Pick<ChannelAccount, 'remoteId'>

const apiUrl = ({ env }: Reach) => env.baseUrls.social.snapchat ?? API_URL
const pageUrl = ({ env }: Reach) => env.baseUrls.auth.snapchat ?? PAGE_URL

export const oauthServer = (reach: Reach, client: OAuthClient): OAuthServer => ({
  call: networkCall(reach, 'snapchat'),
  client,
  authorizeUrl: `${pageUrl(reach)}/login/oauth2/authorize`,
  tokenUrl: `${pageUrl(reach)}/login/oauth2/access_token`,
  isBasic: true,
})

const signed = (reach: Reach, { secret }: Access, path: string, request: NetworkRequest): Promise<Answer> =>
  networkCall(reach, 'snapchat')(`${apiUrl(reach)}${path.startsWith('/') ? '' : '/'}${path}`, {
    ...request,
    headers: { authorization: `Bearer ${secret}` },
  })

const ofProfile = (reach: Reach, account: Named, path: string, json: unknown) =>
  signed(reach, account, `/v1/public_profiles/${encodeURIComponent(account.remoteId)}/${path}`, {
    method: 'POST',
    body: { json },
  })

/** The profile that access was given to. */
export const readOwnProfile = (reach: Reach, access: Access) =>
  signed(reach, access, '/v1/public_profiles/my_profile', { method: 'GET' })

export type NewMedia = { type: 'IMAGE' | 'VIDEO'; name: string; key: string; iv: string }

export const createMedia = (reach: Reach, account: Named, media: NewMedia) =>
  ofProfile(reach, account, 'media', media)

export const addPart = (reach: Reach, account: Named, path: string, number: number, part: OutgoingFile) =>
  signed(reach, account, path, {
    method: 'POST',
    body: {
      parts: [
        { name: 'action', text: 'ADD' },
        { name: 'part_number', text: `${number}` },
        { name: 'file', file: part },
      ],
    },
  })

export const finalizeMedia = (reach: Reach, account: Named, path: string) =>
  signed(reach, account, path, { method: 'POST', body: { parts: [{ name: 'action', text: 'FINALIZE' }] } })

export const postStory = (reach: Reach, account: Named, mediaId: string) =>
  ofProfile(reach, account, 'stories', { media_id: mediaId })

export type Spotlight = {
  media_id: string
  locale: string
  description?: string
  skip_save_to_profile: boolean
}

export const postSpotlight = (reach: Reach, account: Named, spotlight: Spotlight) =>
  ofProfile(reach, account, 'spotlights', spotlight)

export const postSavedStory = (reach: Reach, account: Named, mediaId: string, title: string) =>
  ofProfile(reach, account, 'saved_stories', {
    saved_stories: [{ title, snap_sources: [{ media_id: mediaId }] }],
  })
