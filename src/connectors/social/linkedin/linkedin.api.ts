import type { ChannelAccount } from '../adapter.ts'
import type { OAuthClient } from '../connect/oauth-client.ts'
import type { RevokeServer } from '../connect/oauth2.ts'
import { type Answer, type NetworkRequest, networkCall, type Reach } from '../http/network-call.ts'
import type { OutgoingFile } from '../outgoing-file.ts'

const API_URL = 'https://api.linkedin.com'
const PAGE_URL = 'https://www.linkedin.com'
export const ACLS_PER_PAGE = 100

/**
 * LinkedIn keeps a version of its interface for a year and answers 426 after that. This one was the newest that we
 * could read about, and ends in July 2027: set a newer one before.
 */
const VERSION = '202607'

export type Access = Pick<ChannelAccount, 'secret'>
type Named = Access & Pick<ChannelAccount, 'remoteId'>

const apiUrl = ({ env }: Reach) => env.baseUrls.social.linkedin ?? API_URL
const pageUrl = ({ env }: Reach) => env.baseUrls.auth.linkedin ?? PAGE_URL

const signed = (reach: Reach, { secret }: Access, path: string, request: NetworkRequest): Promise<Answer> =>
  networkCall(reach, 'linkedin')(`${apiUrl(reach)}${path}`, {
    ...request,
    headers: { authorization: `Bearer ${secret}`, ...request.headers },
  })

const versioned = (reach: Reach, access: Access, path: string, request: NetworkRequest): Promise<Answer> =>
  signed(reach, access, `/rest${path}`, {
    ...request,
    headers: { 'linkedin-version': VERSION, 'x-restli-protocol-version': '2.0.0', ...request.headers },
  })

const urnIn = (urn: string) => encodeURIComponent(urn)
/** A list in the query language of LinkedIn, whose brackets and commas are not encoded. */
const listOf = (values: readonly string[]) => `List(${values.map(encodeURIComponent).join(',')})`

export const oauthServer = (reach: Reach, client: OAuthClient): RevokeServer => ({
  call: networkCall(reach, 'linkedin'),
  client,
  authorizeUrl: `${pageUrl(reach)}/oauth/v2/authorization`,
  tokenUrl: `${pageUrl(reach)}/oauth/v2/accessToken`,
  revokeUrl: `${pageUrl(reach)}/oauth/v2/revoke`,
  isBasic: true,
})

export const readPerson = (reach: Reach, access: Access) =>
  signed(reach, access, '/v2/userinfo', { method: 'GET' })

/** The company pages that the person manages. */
export function listManagedPages(reach: Reach, access: Access, page: number): Promise<Answer> {
  const query = new URLSearchParams({
    q: 'roleAssignee',
    role: 'ADMINISTRATOR',
    state: 'APPROVED',
    start: `${page * ACLS_PER_PAGE}`,
    count: `${ACLS_PER_PAGE}`,
  })
  return versioned(reach, access, `/organizationAcls?${query}`, {
    method: 'GET',
    headers: { 'x-restli-method': 'FINDER' },
  })
}

export const readOrganizations = (reach: Reach, access: Access, ids: readonly string[]) =>
  versioned(reach, access, `/organizations?ids=${listOf(ids)}`, {
    method: 'GET',
    headers: { 'x-restli-method': 'BATCH_GET' },
  })

type Image = { id: string; altText?: string }

export type PostContent =
  | { media: Image & { title?: string } }
  | { multiImage: { images: readonly Image[] } }
  | { article: { source: string; title: string; description?: string; thumbnail?: string } }

export type NewPost = {
  author: string
  commentary: string
  visibility: 'PUBLIC' | 'CONNECTIONS'
  distribution: { feedDistribution: 'MAIN_FEED'; targetEntities: []; thirdPartyDistributionChannels: [] }
  lifecycleState: 'PUBLISHED'
  isReshareDisabledByAuthor: false
  content?: PostContent
}

export const createPost = (reach: Reach, account: Access, post: NewPost) =>
  versioned(reach, account, '/posts', { method: 'POST', body: { json: post } })

/** The newest posts of a company page. LinkedIn shows no app those of a profile. */
export const listPosts = (reach: Reach, account: Named) =>
  versioned(
    reach,
    account,
    `/posts?q=author&author=${urnIn(account.remoteId)}&count=50&sortBy=LAST_MODIFIED`,
    { method: 'GET', headers: { 'x-restli-method': 'FINDER' } },
  )

export const deletePost = (reach: Reach, account: Access, post: string) =>
  versioned(reach, account, `/posts/${urnIn(post)}`, {
    method: 'DELETE',
    headers: { 'x-restli-method': 'DELETE' },
  })

const commentsPath = (post: string) => `/socialActions/${urnIn(post)}/comments`

export const createComment = (reach: Reach, account: Named, post: string, text: string) =>
  versioned(reach, account, commentsPath(post), {
    method: 'POST',
    body: { json: { actor: account.remoteId, object: post, message: { text } } },
  })

export const listComments = (reach: Reach, account: Access, post: string) =>
  versioned(reach, account, `${commentsPath(post)}?start=0&count=100`, { method: 'GET' })

export const beginImage = (reach: Reach, account: Named) =>
  versioned(reach, account, '/images?action=initializeUpload', {
    method: 'POST',
    body: { json: { initializeUploadRequest: { owner: account.remoteId } } },
  })

export const beginVideo = (reach: Reach, account: Named, bytes: number) =>
  versioned(reach, account, '/videos?action=initializeUpload', {
    method: 'POST',
    body: {
      json: {
        initializeUploadRequest: {
          owner: account.remoteId,
          fileSizeBytes: bytes,
          uploadCaptions: false,
          uploadThumbnail: false,
        },
      },
    },
  })

export const finishVideo = (
  reach: Reach,
  account: Access,
  finished: { video: string; uploadToken: string; uploadedPartIds: readonly string[] },
) =>
  versioned(reach, account, '/videos?action=finalizeUpload', {
    method: 'POST',
    body: { json: { finalizeUploadRequest: finished } },
  })

export const readVideo = (reach: Reach, account: Access, video: string) =>
  versioned(reach, account, `/videos/${urnIn(video)}`, { method: 'GET' })

/** Our token goes to LinkedIn alone, wherever its answer sends us. */
function isOwnAddress(reach: Reach, address: string): boolean {
  const { origin, protocol, hostname } = new URL(address)
  if (origin === new URL(apiUrl(reach)).origin) return true
  return protocol === 'https:' && (hostname === 'linkedin.com' || hostname.endsWith('.linkedin.com'))
}

/** A file, or a part of one, to the address that LinkedIn named for it. */
export const putFile = (reach: Reach, { secret }: Access, address: string, file: OutgoingFile) =>
  networkCall(reach, 'linkedin')(address, {
    method: 'PUT',
    body: { file },
    ...(isOwnAddress(reach, address) && { headers: { authorization: `Bearer ${secret}` } }),
  })

/** Posts are of two kinds, each with a list of its own. */
export function readStatistics(reach: Reach, account: Named, posts: readonly string[]): Promise<Answer> {
  const isShare = (urn: string) => urn.startsWith('urn:li:share:')
  const lists = { shares: posts.filter(isShare), ugcPosts: posts.filter((urn) => !isShare(urn)) }
  const query = Object.entries(lists).flatMap(([name, urns]) =>
    urns.length > 0 ? [`${name}=${listOf(urns)}`] : [],
  )
  return versioned(
    reach,
    account,
    `/organizationalEntityShareStatistics?q=organizationalEntity&organizationalEntity=${urnIn(account.remoteId)}&${query.join('&')}`,
    { method: 'GET', headers: { 'x-restli-method': 'FINDER' } },
  )
}
