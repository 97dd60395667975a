import * as z from 'zod'
import { outsideLine } from '#server/outside-text.ts'
import type { ChannelAccount } from '../adapter.ts'
import { type Answer, type NetworkRequest, networkCall, type Reach } from '../http/network-call.ts'
import type { OutgoingFile } from '../outgoing-file.ts'
import { rootAt, routeUrl } from './blog-address.ts'

const id = z.number().int().positive()

/** How WordPress answers errors. */
export const errorSchema = z.object({
  code: outsideLine,
  message: outsideLine.default(''),
  data: z.object({ term_id: id.optional() }).optional().catch(undefined),
})
export const indexSchema = z.object({
  name: outsideLine.default(''),
  url: outsideLine.default(''),
  namespaces: z.array(outsideLine).max(1000),
  /** The ways to sign in; an empty list if there are none. */
  authentication: z.record(outsideLine, z.unknown()).catch({}),
})
export const meSchema = z.object({
  id,
  name: outsideLine.default(''),
  capabilities: z.record(outsideLine, z.unknown()),
})
export const postSchema = z.object({ id, slug: outsideLine, link: outsideLine, status: outsideLine })
export const postsSchema = z.array(postSchema).max(100)
export const mediaSchema = z.object({ id, source_url: outsideLine })
export const mediaListSchema = z.array(mediaSchema).max(100)
export const termSchema = z.object({ id, name: outsideLine })
export const termsSchema = z.array(termSchema).max(100)

export type BlogPost = z.infer<typeof postSchema>
export type NewPost = {
  title: string
  content: string
  slug: string
  status: 'publish' | 'draft'
  featured_media: number
  categories?: readonly number[]
  tags?: readonly number[]
}
export type TermKind = 'categories' | 'tags'

/** Only what is read: the index of a site lists all its routes, and posts come with their whole text. */
export const INDEX_FIELDS = 'name,url,namespaces,authentication'
const POST_FIELDS = 'id,slug,link,status'
const MEDIA_FIELDS = 'id,source_url'
const TERM_FIELDS = 'id,name'
const MOST_ROWS = '100'

type Query = Readonly<Record<string, string>>

export type BlogApi = ReturnType<typeof blogApi>

/** The REST API of one site, called as one of its users. */
export function blogApi(reach: Reach, { site, secret }: Pick<ChannelAccount, 'site' | 'secret'>) {
  const root = rootAt(site, reach.env.baseUrls.social.blog)
  const send = networkCall(reach, 'blog')
  const authorization = `Basic ${Buffer.from(secret).toString('base64')}`

  const call = async (
    method: NetworkRequest['method'],
    path: string,
    query: Query = {},
    { body, headers = {} }: Pick<NetworkRequest, 'body' | 'headers'> = {},
  ): Promise<Answer> => {
    const url = routeUrl(root, path, query)
    if (!url) return { kind: 'not-connected', reason: 'no address' }
    return send(url, { method, headers: { authorization, ...headers }, ...(body && { body }) })
  }

  return {
    readIndex: () => call('GET', '', { _fields: INDEX_FIELDS }),
    readMe: () => call('GET', 'wp/v2/users/me', { context: 'edit', _fields: 'id,name,capabilities' }),

    /** Drafts and scheduled posts too; posts in the trash have another slug. */
    findPosts: (slug: string) =>
      call('GET', 'wp/v2/posts', { slug, status: 'any', context: 'edit', _fields: POST_FIELDS }),
    latestPosts: () =>
      call('GET', 'wp/v2/posts', {
        status: 'any',
        context: 'edit',
        orderby: 'id',
        order: 'desc',
        per_page: MOST_ROWS,
        _fields: POST_FIELDS,
      }),
    createPost: (post: NewPost) =>
      call('POST', 'wp/v2/posts', { _fields: POST_FIELDS }, { body: { json: post } }),
    deletePost: (postId: string, query: Query = {}) => call('DELETE', `wp/v2/posts/${postId}`, query),

    findMedia: (slug: string) => call('GET', 'wp/v2/media', { slug, context: 'edit', _fields: MEDIA_FIELDS }),
    uploadMedia: (file: OutgoingFile, slug: string) =>
      call(
        'POST',
        'wp/v2/media',
        { slug, _fields: MEDIA_FIELDS },
        {
          headers: { 'content-disposition': `attachment; filename="${file.name}"` },
          body: { file },
        },
      ),
    describeMedia: (mediaId: number, texts: { title: string; alt_text: string }) =>
      call('POST', `wp/v2/media/${mediaId}`, { _fields: MEDIA_FIELDS }, { body: { json: texts } }),

    findTerms: (kind: TermKind, search: string) =>
      call('GET', `wp/v2/${kind}`, { search, per_page: MOST_ROWS, _fields: TERM_FIELDS }),
    createTerm: (kind: TermKind, name: string) =>
      call('POST', `wp/v2/${kind}`, { _fields: TERM_FIELDS }, { body: { json: { name } } }),
  }
}
