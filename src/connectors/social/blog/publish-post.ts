import * as z from 'zod'
import { readJson } from '#server/outgoing/read-json.ts'
import type { ChannelAccount, OutgoingMedia, OutgoingPost, Progress, PublishOutcome } from '../adapter.ts'
import type { Answer, Reach } from '../http/network-call.ts'
import { namesIn } from '../options/post-options.ts'
import type { FileRule, OutgoingFile } from '../outgoing-file.ts'
import {
  type BlogApi,
  type BlogPost,
  blogApi,
  indexSchema,
  mediaListSchema,
  mediaSchema,
  postSchema,
  type TermKind,
  termSchema,
  termsSchema,
} from './blog.api.ts'
import { blog as manifest } from './blog.manifest.ts'
import { errorIn, failureOf, isDraft, postIn } from './blog.map.ts'
import { altOf, contentOf, featuredOf, readName, slugOf, titleOf, type Uploaded } from './post-content.ts'

/** Not webp: older servers refuse it, and every image can be sent as a JPEG. */
const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}
const typesOf = (kind: 'image' | 'video') => Object.keys(endings).filter((type) => type.startsWith(kind))
const { maxPictureBytes, video } = manifest.media
const rules: Record<OutgoingMedia['kind'], FileRule> = {
  picture: { types: typesOf('image'), maxBytes: maxPictureBytes },
  video: { types: typesOf('video'), maxBytes: video?.maxBytes ?? 0 },
}

/** With terms, the post may have been created; without, the next file may have been uploaded. */
const stepSchema = z.object({
  slug: z.string().min(1).max(200),
  media: z.array(z.object({ id: z.number(), url: z.string().max(2000) })).max(100),
  terms: z
    .object({ categories: z.array(z.number()).max(100), tags: z.array(z.number()).max(100) })
    .optional(),
})
type Step = z.infer<typeof stepSchema>

/** Ends a publish with its outcome. */
class Stopped extends Error {
  readonly outcome: PublishOutcome
  constructor(outcome: PublishOutcome) {
    super(outcome.kind)
    this.outcome = outcome
  }
}

/** The page of a post; for a draft, which has none yet, the editor of WordPress. */
export async function pageOf(api: BlogApi, post: BlogPost): Promise<string> {
  if (!isDraft(post)) return post.link
  const index = await api.readIndex()
  const { data } = indexSchema.safeParse(index.kind === 'answer' ? index.body : null)
  return data?.url ? `${data.url}/wp-admin/post.php?post=${post.id}&action=edit` : `${post.link}&preview=true`
}

export async function publishPost(
  reach: Reach,
  account: ChannelAccount,
  post: OutgoingPost,
  progress: Progress,
): Promise<PublishOutcome> {
  const api = blogApi(reach, account)
  const stop = (answer: Answer, mayBeAccepted = false) =>
    new Stopped(failureOf(answer, reach.clock.now(), mayBeAccepted))

  /** The body of an expected answer; anything else ends the publish. */
  function expected<T>(answer: Answer, schema: z.ZodType<T>, mayBeAccepted = false): T {
    const isExpected = answer.kind === 'answer' && (answer.status === 200 || answer.status === 201)
    const { data } = schema.safeParse(isExpected ? answer.body : undefined)
    if (data === undefined) throw stop(answer, mayBeAccepted)
    return data
  }

  async function uploadOnce(media: OutgoingMedia, slug: string, mayBeThere: boolean) {
    const [found] = mayBeThere ? expected(await api.findMedia(slug), mediaListSchema) : []
    if (found) return found
    const file = await media.file(rules[media.kind])
    const named: OutgoingFile = { ...file, name: `${slug}.${endings[file.type]}` }
    return expected(await api.uploadMedia(named, slug), mediaSchema)
  }

  async function upload(media: OutgoingMedia, slug: string, mayBeThere: boolean) {
    const { id, source_url: url } = await uploadOnce(media, slug, mayBeThere)
    const texts = { title: titleOf(post.title), alt_text: altOf(media.alt) }
    expected(await api.describeMedia(id, texts), mediaSchema)
    return { id, url }
  }

  /** Null if it does not exist and this user may not create it: the post is published without it. */
  async function termId(kind: TermKind, name: string): Promise<number | null> {
    const existing = expected(await api.findTerms(kind, name), termsSchema).find(
      (term) => readName(term.name).toLowerCase() === name.toLowerCase(),
    )
    if (existing) return existing.id
    const answer = await api.createTerm(kind, name)
    if (answer.kind === 'answer' && answer.status >= 400) {
      const error = errorIn(answer.body)
      if (error?.code === 'term_exists' && error.data?.term_id) return error.data.term_id
      if (answer.status === 403 && error) return null
    }
    return expected(answer, termSchema).id
  }

  async function termIds(kind: TermKind): Promise<number[]> {
    const ids: number[] = []
    for (const name of namesIn(post.options[kind])) {
      const id = await termId(kind, name)
      if (id !== null) ids.push(id)
    }
    return ids
  }

  async function upToPost(step: Step, isResumed: boolean): Promise<Required<Step>> {
    const media = [...step.media]
    for (const [index, each] of [...post.media.entries()].slice(media.length)) {
      await progress.save(JSON.stringify({ slug: step.slug, media }))
      const mayBeThere = isResumed && index === step.media.length
      media.push(await upload(each, `${step.slug}-${index + 1}`, mayBeThere))
    }
    const terms = { categories: await termIds('categories'), tags: await termIds('tags') }
    const last = { slug: step.slug, media, terms }
    await progress.save(JSON.stringify(last))
    return last
  }

  async function createPost({ slug, media, terms }: Required<Step>): Promise<BlogPost> {
    const uploaded = post.media.flatMap(({ kind, alt }, index): Uploaded[] => {
      const file = media[index]
      return file ? [{ ...file, kind, alt }] : []
    })
    const answer = await api.createPost({
      title: titleOf(post.title),
      content: contentOf(post, uploaded),
      slug,
      status: post.options.status === 'draft' ? 'draft' : 'publish',
      featured_media: featuredOf(uploaded)?.id ?? 0,
      // An empty list would take away the category that the site gives to every post.
      ...(terms.categories.length > 0 && { categories: terms.categories }),
      tags: terms.tags,
    })
    return withoutTwin(expected(answer, postSchema, true), slug)
  }

  /**
   * A call that we had given up may arrive after we looked the post up. WordPress then gives the second post another
   * address, so the second one is recognized and deleted.
   */
  async function withoutTwin(created: BlogPost, slug: string): Promise<BlogPost> {
    if (created.slug === slug) return created
    const twin = postIn(await api.findPosts(slug), (each) => each.slug === slug)
    if (twin.kind !== 'found') return created
    await api.deletePost(`${created.id}`, { force: 'true' })
    return twin.post
  }

  async function run(): Promise<BlogPost> {
    const { data: saved } = stepSchema.safeParse(readJson(progress.step ?? ''))
    const step = saved ?? { slug: slugOf(post.title, post.reference), media: [] }
    if (!step.terms) return createPost(await upToPost(step, saved !== undefined))
    const found = postIn(await api.findPosts(step.slug), ({ slug }) => slug === step.slug)
    if (found.kind === 'found') return found.post
    if (found.kind === 'unknown') throw new Stopped({ kind: 'unknown', reason: 'lookup without an answer' })
    return createPost({ ...step, terms: step.terms })
  }

  try {
    const published = await run()
    return { kind: 'published', remoteId: `${published.id}`, url: await pageOf(api, published) }
  } catch (error) {
    if (error instanceof Stopped) return error.outcome
    throw error
  }
}
