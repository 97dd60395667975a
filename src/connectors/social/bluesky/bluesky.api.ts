import * as z from 'zod'
import { outsideId, outsideLine, outsideToken } from '#server/outside-text.ts'
import { callWithProof, nonceAgeMs, retriedWithNonce } from '../connect/dpop.ts'
import { importKey } from '../connect/jws.ts'
import type { AllowanceHeaders } from '../http/allowance.ts'
import {
  type Answer,
  type NetworkCall,
  type NetworkRequest,
  networkCall,
  type Reach,
} from '../http/network-call.ts'
import type { OutgoingFile } from '../outgoing-file.ts'
import type { Facet } from './rich-text.ts'
import { openGrant } from './sealed-grant.ts'

export const SERVER = 'https://bsky.social'

export const POSTS = 'app.bsky.feed.post'

export const allowance: AllowanceHeaders = {
  remaining: 'ratelimit-remaining',
  reset: 'ratelimit-reset',
  resetIn: 'epoch',
}

/** Where a call goes, and with which token. */
export type Session = { site: string; secret?: string | undefined }

const blobSchema = z.object({
  $type: z.literal('blob'),
  ref: z.object({ $link: outsideId.min(1) }),
  mimeType: outsideLine,
  size: z.number().int().positive(),
})
export type Blob = z.infer<typeof blobSchema>
export const uploadedSchema = z.object({ blob: blobSchema })

/** Saved between calls, and embedded in the post. */
export const imageSchema = z.object({
  image: blobSchema,
  alt: z.string().max(10_000),
  aspectRatio: z.object({ width: z.number().int(), height: z.number().int() }).optional(),
})
export type Image = z.infer<typeof imageSchema>
/** The same for a video. */
export const videoSchema = z.object({
  video: blobSchema,
  alt: z.string().max(10_000),
  aspectRatio: imageSchema.shape.aspectRatio,
})
export type Video = z.infer<typeof videoSchema>
export const cardSchema = z.object({
  uri: z.string().max(10_000),
  title: z.string().max(10_000),
  description: z.string().max(10_000),
  thumb: blobSchema.optional(),
})
export type Card = z.infer<typeof cardSchema>

type Reference = { uri: string; cid: string }
export type PostRecord = {
  $type: typeof POSTS
  text: string
  createdAt: string
  facets?: Facet[]
  embed?:
    | { $type: 'app.bsky.embed.images'; images: readonly Image[] }
    | ({ $type: 'app.bsky.embed.video' } & Video)
    | { $type: 'app.bsky.embed.external'; external: Card }
  reply?: { root: Reference; parent: Reference }
}

export const writtenSchema = z.object({
  results: z
    .array(z.object({ uri: outsideId }))
    .min(1)
    .max(200),
})

export const sessionSchema = z.object({
  did: outsideId.min(1),
  handle: outsideLine,
  accessJwt: outsideToken.min(1),
  refreshJwt: outsideToken.min(1),
  active: z.boolean().optional(),
  status: outsideLine.optional(),
  didDoc: z
    .object({
      service: z.array(z.object({ id: outsideLine, serviceEndpoint: outsideLine })).max(100),
    })
    .optional()
    .catch(undefined),
})
/** The answers to `readSession`. */
export const stateSchema = z.object({ did: outsideId.min(1), active: z.boolean().optional() })
export const profileSchema = stateSchema.extend({
  handle: outsideLine.min(1),
  status: outsideLine.optional(),
})
export const recordSchema = z.object({ uri: outsideId.min(1) })
export const handleSchema = z.object({ did: outsideId.min(1) })
export const refusalSchema = z.object({ error: outsideLine.default(''), message: outsideLine.default('') })

const figure = z.number().int().nonnegative().default(0)
export const postsSchema = z.object({
  posts: z
    .array(
      z.object({
        uri: outsideId,
        likeCount: figure,
        replyCount: figure,
        repostCount: figure,
        quoteCount: figure,
      }),
    )
    .max(100),
})

/** Calls at their own addresses, or at the one that the operator set for the network. */
export const outgoing =
  (reach: Reach): NetworkCall =>
  (url, request) => {
    const { origin, href } = new URL(url)
    const base = reach.env.baseUrls.social.bluesky ?? origin
    return networkCall(reach, 'bluesky')(`${base}${href.slice(origin.length)}`, { ...request, allowance })
  }

/** Without a token. */
export const readPublic = (reach: Reach, url: string): Promise<Answer> =>
  outgoing(reach)(url, { method: 'GET' })

/** Tokens are sent to it and people are led to it, so http only where the operator allows private networks. */
export function isUsable({ env }: Reach, address: string): boolean {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return false
  const isAllowed = env.allowPrivateNetwork || env.baseUrls.social.bluesky !== undefined
  return url.protocol === 'https:' || (url.protocol === 'http:' && isAllowed)
}

/** A token with a key is sent with a proof, any other as it is. */
function call(
  reach: Reach,
  { site, secret }: Session,
  path: string,
  request: Pick<NetworkRequest, 'method' | 'body'>,
): Promise<Answer> {
  const url = `${site}/xrpc/${path}`
  const send = outgoing(reach)
  const grant = openGrant(secret)
  if (grant) {
    const proof = { key: importKey(grant.key), clock: reach.clock, token: grant.token }
    return retriedWithNonce(() => callWithProof(send, proof)(url, request))
  }
  return send(url, {
    ...request,
    ...(secret !== undefined && { headers: { authorization: `Bearer ${secret}` } }),
  })
}

const read = (reach: Reach, session: Session, name: string, query: [string, string][]) =>
  call(reach, session, `${name}?${new URLSearchParams(query)}`, { method: 'GET' })

const write = (reach: Reach, session: Session, name: string, json?: unknown) =>
  call(reach, session, name, { method: 'POST', ...(json !== undefined && { body: { json } }) })

export const signIn = (reach: Reach, site: string, identifier: string, password: string) =>
  write(reach, { site }, 'com.atproto.server.createSession', { identifier, password })

export const readSession = (reach: Reach, session: Session) =>
  read(reach, session, 'com.atproto.server.getSession', [])

export const renewSession = (reach: Reach, site: string, refresh: string) =>
  write(reach, { site, secret: refresh }, 'com.atproto.server.refreshSession')

export const endSession = (reach: Reach, site: string, refresh: string) =>
  write(reach, { site, secret: refresh }, 'com.atproto.server.deleteSession')

export const resolveHandle = (reach: Reach, session: Session, handle: string) =>
  read(reach, session, 'com.atproto.identity.resolveHandle', [['handle', handle]])

/** Nonces are good for longer than this. */
const FRESH_NONCE_MS = 60_000

/** A server that wants another nonce cuts off a large file instead of reading it, so it is asked before. */
export async function upload(reach: Reach, session: Session, file: OutgoingFile): Promise<Answer> {
  if (openGrant(session.secret) && nonceAgeMs(session.site) > FRESH_NONCE_MS)
    await readSession(reach, session)
  return call(reach, session, 'com.atproto.repo.uploadBlob', { method: 'POST', body: { file } })
}

/** Public, so an ended token does not matter. */
export const readRecord = (reach: Reach, site: string, did: string, key: string) =>
  read(reach, { site }, 'com.atproto.repo.getRecord', [
    ['repo', did],
    ['collection', POSTS],
    ['rkey', key],
  ])

const applyWrites = (reach: Reach, session: Session, did: string, writes: object[]) =>
  write(reach, session, 'com.atproto.repo.applyWrites', { repo: did, writes })

/** All or none of them. */
export const createRecords = (
  reach: Reach,
  session: Session,
  did: string,
  records: readonly { key: string; value: PostRecord }[],
) =>
  applyWrites(
    reach,
    session,
    did,
    records.map(({ key, value }) => ({
      $type: 'com.atproto.repo.applyWrites#create',
      collection: POSTS,
      rkey: key,
      value,
    })),
  )

export const deleteRecords = (reach: Reach, session: Session, did: string, keys: readonly string[]) =>
  applyWrites(
    reach,
    session,
    did,
    keys.map((rkey) => ({ $type: 'com.atproto.repo.applyWrites#delete', collection: POSTS, rkey })),
  )

export const MAX_POSTS_PER_READ = 25
export const readPosts = (reach: Reach, session: Session, uris: readonly string[]) =>
  read(
    reach,
    session,
    'app.bsky.feed.getPosts',
    uris.map((uri) => ['uris', uri]),
  )
