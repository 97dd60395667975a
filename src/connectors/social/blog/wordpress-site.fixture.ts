import { fieldsOf } from '../conformance/fake-http.fixture.ts'
import type { FakeRequest } from '../conformance/fake-network.fixture.ts'

export type SitePost = {
  id: number
  title: string
  content: string
  slug: string
  status: string
  featured: number
  categories: number[]
  tags: number[]
}
export type SiteMedia = {
  id: number
  slug: string
  name: string
  type: string
  bytes: number
  alt: string
  title: string
}
export type SiteTerm = { id: number; name: string }

export type SiteAnswer = { status: number; body?: unknown; headers?: Record<string, string> }

/** The state of a WordPress site. */
export type Site = {
  url: string
  user: string
  password: string
  hasPasswords: boolean
  hasPrettyPermalinks: boolean
  capabilities: Record<string, boolean>
  posts: SitePost[]
  trash: SitePost[]
  media: SiteMedia[]
  categories: SiteTerm[]
  tags: SiteTerm[]
  maxUploadBytes: number
  nextId: number
}

export const wpError = (status: number, code: string, message: string, data: object = {}): SiteAnswer => ({
  status,
  body: { code, message, data: { status, ...data } },
})

const invalidParam = (name: string) => wpError(400, 'rest_invalid_param', `Invalid parameter(s): ${name}`)
const notAllowed = (code: string, what: string) =>
  wpError(403, code, `Sorry, you are not allowed to ${what}.`)

/** Slugs are unique: a second post with the same one gets a number. */
function uniqueSlug(wanted: string, taken: string[]): string {
  if (!taken.includes(wanted)) return wanted
  const numbers = taken.map((_, index) => index + 2)
  return numbers.map((number) => `${wanted}-${number}`).find((slug) => !taken.includes(slug)) ?? wanted
}

/** What WordPress stores of a name. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const addressOf = (site: Site, { id, slug, status }: SitePost) =>
  status === 'publish' ? `${site.url}/${slug}/` : `${site.url}/?p=${id}`

const postBody = (site: Site, post: SitePost) => ({
  id: post.id,
  slug: post.slug,
  status: post.status,
  link: addressOf(site, post),
})

export const fileUrlOf = (site: Site, { name }: SiteMedia) => `${site.url}/wp-content/uploads/${name}`

const mediaBody = (site: Site, media: SiteMedia) => ({
  id: media.id,
  slug: media.slug,
  source_url: fileUrlOf(site, media),
})

/** A wrong password is the same as none: WordPress 6.1 says only that nobody is signed in. */
function isSignedIn(site: Site, { headers }: FakeRequest): boolean {
  const [, encoded = ''] = /^Basic (\S+)$/.exec(headers.authorization ?? '') ?? []
  const [user, ...rest] = Buffer.from(encoded, 'base64').toString().split(':')
  const password = rest.join(':').replace(/[^a-z\d]/gi, '')
  return site.hasPasswords && user === site.user && password === site.password.replace(/\s/g, '')
}

function createPost(site: Site, request: FakeRequest): SiteAnswer {
  const fields = fieldsOf(request)
  const { title, content, slug, status = 'draft' } = fields as Record<string, string>
  if (!site.capabilities.edit_posts) return notAllowed('rest_cannot_create', 'create posts as this user')
  if (status !== 'publish' && status !== 'draft') return invalidParam('status')
  if (status === 'publish' && !site.capabilities.publish_posts)
    return notAllowed('rest_cannot_publish', 'publish posts in this post type')
  if (typeof title !== 'string' || typeof content !== 'string') return invalidParam('title, content')
  const terms = (name: 'categories' | 'tags') => (fields[name] ?? []) as number[]
  const id = site.nextId++
  const post = {
    id,
    title,
    content,
    slug: uniqueSlug(
      slug || `post-${id}`,
      site.posts.map((each) => each.slug),
    ),
    status,
    featured: Number(fields.featured_media ?? 0),
    categories: terms('categories'),
    tags: terms('tags'),
  }
  site.posts.push(post)
  return { status: 201, body: postBody(site, post) }
}

const endings: Record<string, string> = { 'image/jpeg': '.jpg', 'image/png': '.png', 'video/mp4': '.mp4' }

function createMedia(site: Site, request: FakeRequest, query: URLSearchParams): SiteAnswer {
  const { headers, body } = request
  if (!site.capabilities.upload_files) return notAllowed('rest_cannot_create', 'upload files')
  const [, name] = /^attachment; filename="([\w.-]+)"$/.exec(headers['content-disposition'] ?? '') ?? []
  if (name === undefined)
    return wpError(400, 'rest_upload_no_content_disposition', 'No Content-Disposition supplied.')
  if (body.length > site.maxUploadBytes)
    return wpError(400, 'rest_upload_file_too_big', 'This file is too big.')
  const type = headers['content-type'] ?? ''
  if (!name.endsWith(endings[type] ?? '?'))
    return wpError(500, 'rest_upload_sideload_error', 'Sorry, you are not allowed to upload this file type.')
  const taken = [...site.media, ...site.posts].map(({ slug }) => slug)
  const media = {
    id: site.nextId++,
    slug: uniqueSlug(query.get('slug') ?? name, taken),
    name,
    type,
    bytes: body.length,
    alt: '',
    title: name,
  }
  site.media.push(media)
  return { status: 201, body: mediaBody(site, media) }
}

function describeMedia(site: Site, id: number, request: FakeRequest): SiteAnswer {
  const media = site.media.find((each) => each.id === id)
  if (!media) return wpError(404, 'rest_post_invalid_id', 'Invalid post ID.')
  const { alt_text: alt, title } = fieldsOf(request) as Record<string, string>
  // Tags are removed, as from every text field.
  if (alt !== undefined) media.alt = alt.replace(/<[^<>]*>/g, '').trim()
  if (title !== undefined) media.title = title
  return { status: 200, body: mediaBody(site, media) }
}

function createTerm(site: Site, kind: 'categories' | 'tags', request: FakeRequest): SiteAnswer {
  const mayCreate = kind === 'tags' ? site.capabilities.edit_posts : site.capabilities.manage_categories
  if (!mayCreate) return notAllowed('rest_cannot_create', 'create terms in this taxonomy')
  const name = escaped(String(fieldsOf(request).name))
  const existing = site[kind].find((term) => term.name.toLowerCase() === name.toLowerCase())
  if (existing)
    return wpError(400, 'term_exists', 'A term with the name provided already exists.', {
      term_id: existing.id,
    })
  const term = { id: site.nextId++, name }
  site[kind].push(term)
  return { status: 201, body: term }
}

function deletePost(site: Site, id: number, query: URLSearchParams): SiteAnswer {
  if (site.trash.some((post) => post.id === id))
    return wpError(410, 'rest_already_trashed', 'The post has already been deleted.')
  const post = site.posts.find((each) => each.id === id)
  if (!post) return wpError(404, 'rest_post_invalid_id', 'Invalid post ID.')
  site.posts = site.posts.filter((each) => each !== post)
  if (query.get('force') === 'true') return { status: 200, body: { deleted: true } }
  site.trash.push({ ...post, slug: `${post.slug}__trashed` })
  return { status: 200, body: postBody(site, { ...post, status: 'trash' }) }
}

function listPosts(site: Site, query: URLSearchParams): SiteAnswer {
  if (query.get('context') !== 'edit' || query.get('status') !== 'any')
    return notAllowed('rest_forbidden_context', 'edit posts in this post type')
  const slug = query.get('slug')
  const newestFirst = site.posts.toReversed().slice(0, Number(query.get('per_page') ?? 10))
  const found = slug === null ? newestFirst : site.posts.filter((post) => post.slug === slug)
  return { status: 200, body: found.map((post) => postBody(site, post)) }
}

const wordPressIndex = (site: Site) => ({
  name: 'Tom &amp; Ana&#039;s bakery',
  url: site.url,
  namespaces: ['oembed/1.0', 'wp/v2'],
  authentication: site.hasPasswords ? { 'application-passwords': {} } : [],
})

/** Answers a route of the REST API by the rules of WordPress; `route` begins with a slash. */
export function answerRoute(
  site: Site,
  route: string,
  query: URLSearchParams,
  request: FakeRequest,
): SiteAnswer {
  if (route === '/') return { status: 200, body: wordPressIndex(site) }
  if (!isSignedIn(site, request))
    return wpError(401, 'rest_not_logged_in', 'You are not currently logged in.')
  const { method } = request
  const [, collection = '', id] = /^\/wp\/v2\/([a-z]+)(?:\/(\w+))?$/.exec(route) ?? []
  switch (`${method} ${collection}${id === undefined ? '' : '/id'}`) {
    case 'GET users/id':
      return { status: 200, body: { id: 7, name: 'Ana', capabilities: site.capabilities } }
    case 'GET posts':
      return listPosts(site, query)
    case 'POST posts':
      return createPost(site, request)
    case 'DELETE posts/id':
      return deletePost(site, Number(id), query)
    case 'GET media': {
      const found = site.media.filter(({ slug }) => slug === query.get('slug'))
      return { status: 200, body: found.map((each) => mediaBody(site, each)) }
    }
    case 'POST media':
      return createMedia(site, request, query)
    case 'POST media/id':
      return describeMedia(site, Number(id), request)
    case 'GET categories':
    case 'GET tags': {
      const search = query.get('search')?.toLowerCase() ?? ''
      const terms = collection === 'tags' ? site.tags : site.categories
      return { status: 200, body: terms.filter(({ name }) => name.toLowerCase().includes(search)) }
    }
    case 'POST categories':
    case 'POST tags':
      return createTerm(site, collection === 'tags' ? 'tags' : 'categories', request)
    default:
      return wpError(404, 'rest_no_route', 'No route was found matching the URL and request method.')
  }
}
