import type { OutgoingMedia, OutgoingPost, PublishOutcome } from '../adapter.ts'
import { bodyOf, type Reach } from '../http/network-call.ts'
import { instagram } from '../instagram/instagram.manifest.ts'
import { userNamesIn } from '../options/post-options.ts'
import type { FileRule } from '../outgoing-file.ts'
import { failureOf, rejectionOf } from './graph-error.ts'
import * as api from './instagram.api.ts'
import { idSchema, uploadFile } from './meta.api.ts'
import { unclear } from './page-publication.ts'
import type { Access } from './page-tokens.ts'
import { ownAmong } from './posts-in-list.ts'
import { firstStep, type Publication, type Step, type Steps } from './publish-in-steps.ts'

const { maxPictureBytes, video } = instagram.media
const PICTURE: FileRule = { types: ['image/jpeg'], maxBytes: maxPictureBytes }
const VIDEO: FileRule = { types: ['video/mp4', 'video/quicktime'], maxBytes: video?.maxBytes ?? 0 }
const HOUR_MS = 60 * 60 * 1000

type Kind = 'feed' | 'reel' | 'story'

const kinds: Partial<Record<OutgoingPost['platform'], Kind>> = {
  instagram: 'feed',
  instagram_reels: 'reel',
  instagram_story: 'story',
}

const videoTypes = { feed: 'REELS', reel: 'REELS', story: 'STORIES' } as const

/** What becomes of a container: it is there, there is something to wait for, or nothing comes of it. */
async function stateOf(reach: Reach, account: Access, id: string) {
  const answer = await api.readContainer(reach, account, id)
  return { answer, state: api.containerSchema.safeParse(bodyOf(answer)).data }
}

/** Instagram names the number of its error in a sentence. */
function refusalOf(status: string | null | undefined): PublishOutcome {
  const subcode = Number(/\b2207\d{3}\b/.exec(status ?? '')?.[0] ?? 0)
  const code = rejectionOf(subcode)
  const reason = status?.replace(/^error:\s*/i, '') || 'Instagram could not process the file.'
  return { kind: 'rejected', reason, ...(code && { code }) }
}

/**
 * An image or a video, several in a carousel, a reel or a story: each is a container first, which Instagram makes ready,
 * and which can be published once. Images are fetched by Instagram, videos are uploaded.
 */
export function instagramPost(reach: Reach, account: Access, post: OutgoingPost): Publication {
  const kind = kinds[post.platform] ?? 'feed'
  const film = post.media.find((each) => each.kind === 'video')
  const pictures = post.media.filter((each) => each.kind === 'picture')
  const isCarousel = kind === 'feed' && post.media.length > 1
  const caption = kind === 'story' || post.text === '' ? {} : { caption: post.text }
  const invited = kind === 'story' ? [] : userNamesIn(post.options.collaborators)
  /** What only the post itself has, not each file of a carousel. */
  const shared = {
    ...caption,
    ...(invited.length > 0 && { collaborators: JSON.stringify(invited) }),
  }
  const isInFeed = kind === 'feed' || post.options.inFeed !== 'no'
  const now = () => reach.clock.now()

  const addressOf = async ({ file }: OutgoingMedia) => (await file(PICTURE)).publicAddress()

  /** A container of a video waits for its file; one whose upload broke off is created again. */
  async function createVideo(
    media: OutgoingMedia,
    fields: api.NewContainer,
  ): Promise<{ id: string } | PublishOutcome> {
    const file = await media.file(VIDEO)
    const answer = await api.createContainer(reach, account, { ...fields, upload_type: 'resumable' })
    const { data } = api.createdSchema.safeParse(bodyOf(answer))
    if (!data) return failureOf(answer, now(), false)
    const upload = data.uri ? await uploadFile(reach, account, data.uri, file) : null
    if (!upload) return { kind: 'not-sent', reason: 'no address for the video' }
    return bodyOf(upload) === null ? failureOf(upload, now(), false) : data
  }

  async function createPicture(
    media: OutgoingMedia,
    fields: api.NewContainer,
  ): Promise<{ id: string } | PublishOutcome> {
    const container = {
      ...fields,
      image_url: await addressOf(media),
      ...(media.alt !== '' && kind === 'feed' && { alt_text: media.alt }),
    }
    const answer = await api.createContainer(reach, account, container)
    return idSchema.safeParse(bodyOf(answer)).data ?? failureOf(answer, now(), false)
  }

  const createChild = (media: OutgoingMedia) =>
    media.kind === 'video'
      ? createVideo(media, { media_type: 'VIDEO', is_carousel_item: 'true' })
      : createPicture(media, { is_carousel_item: 'true' })

  async function createSingle(): Promise<{ id: string } | PublishOutcome> {
    if (film) {
      const [cover] = kind === 'reel' ? pictures : []
      return createVideo(film, {
        media_type: videoTypes[kind],
        ...shared,
        ...(kind !== 'story' && { share_to_feed: `${isInFeed}` }),
        ...(cover && { cover_url: await addressOf(cover) }),
      })
    }
    const [picture] = pictures
    if (!picture) return { kind: 'rejected', reason: 'Instagram posts need an image or a video.' }
    return createPicture(picture, kind === 'story' ? { media_type: 'STORIES' } : shared)
  }

  async function createCarousel(children: readonly string[]): Promise<{ id: string } | PublishOutcome> {
    const container = { media_type: 'CAROUSEL', children: children.join(','), ...shared }
    const answer = await api.createContainer(reach, account, container)
    return idSchema.safeParse(bodyOf(answer)).data ?? failureOf(answer, now(), false)
  }

  /** Null once it can be published. */
  async function awaitContainer(
    id: string,
    step: Step,
    { save, wait }: Steps,
  ): Promise<'expired' | PublishOutcome | null> {
    const { answer, state } = await stateOf(reach, account, id)
    if (!state) return failureOf(answer, now(), false)
    if (state.status_code === 'EXPIRED') return 'expired'
    if (state.status_code === 'IN_PROGRESS') return wait(step)
    if (state.status_code !== 'ERROR') return null
    // A corrected file gets a container of its own.
    await save(firstStep)
    return refusalOf(state.status)
  }

  /** Instagram counts posts by the day. If it does not tell, publishing shows. */
  async function limitOf(): Promise<PublishOutcome | null> {
    const { data } = api.limitSchema.safeParse(bodyOf(await api.readLimit(reach, account)))
    const { quota_usage: used, config } = data?.data[0] ?? {}
    const total = config?.quota_total
    if (typeof used !== 'number' || typeof total !== 'number' || used < total) return null
    return { kind: 'rate-limited', retryAt: new Date(now().getTime() + HOUR_MS) }
  }

  async function prepareOnce(saved: Step, steps: Steps): Promise<Step | PublishOutcome | 'expired'> {
    let step = saved
    if (step.containerId === null && step.parts.length === 0) {
      const limited = await limitOf()
      if (limited) return limited
    }
    const children = isCarousel ? post.media : []
    for (const child of children.slice(step.parts.length)) {
      const made = await createChild(child)
      if ('kind' in made) return made
      step = { ...step, parts: [...step.parts, made.id] }
      await steps.save(step)
    }
    if (step.containerId === null) {
      for (const id of step.parts) {
        const left = await awaitContainer(id, step, steps)
        if (left) return left
      }
      const made = isCarousel ? await createCarousel(step.parts) : await createSingle()
      if ('kind' in made) return made
      step = { ...step, containerId: made.id }
      await steps.save(step)
    }
    return (await awaitContainer(step.containerId ?? '', step, steps)) ?? step
  }

  async function findPublished(sentAt: Date) {
    const edge = kind === 'story' ? '/stories' : '/media'
    const { data } = api.mediaListSchema.safeParse(bodyOf(await api.listMedia(reach, account, edge)))
    if (!data) return unclear('the posts of the account could not be read')
    const listed = data.data.map(({ id, caption: text, timestamp: at }) => ({
      id,
      text: kind === 'story' ? '' : text,
      at,
    }))
    const found = ownAmong(listed, kind === 'story' ? '' : post.text, sentAt)
    return found.kind === 'absent' ? ({ kind: 'waiting' } as const) : found
  }

  return {
    async prepare(saved, steps) {
      const prepared = await prepareOnce(saved, steps)
      if (prepared !== 'expired') return prepared
      await steps.save(firstStep)
      const again = await prepareOnce(firstStep, steps)
      return again === 'expired' ? { kind: 'not-sent', reason: 'the container expired' } : again
    },
    send: ({ containerId }) => api.publishContainer(reach, account, containerId ?? ''),
    acceptedIn: (answer) => idSchema.safeParse(bodyOf(answer)).data ?? null,
    async find({ containerId }, sentAt) {
      const { state } = await stateOf(reach, account, containerId ?? '')
      if (!state) return unclear('the state of the container could not be read')
      return state.status_code === 'PUBLISHED' ? findPublished(sentAt) : { kind: 'absent' }
    },
    async urlOf(id) {
      const { data } = api.mediaSchema.safeParse(bodyOf(await api.readMedia(reach, account, id)))
      return data?.permalink ?? 'https://www.instagram.com/'
    },
    sendComment: (id, text) => api.createComment(reach, account, id, text),
    async findComment(id, text, sentAt) {
      const { data } = api.commentsSchema.safeParse(bodyOf(await api.listComments(reach, account, id)))
      if (!data) return unclear('the comments could not be read')
      return ownAmong(
        data.data.map(({ id, text, timestamp: at }) => ({ id, text, at })),
        text,
        sentAt,
      )
    },
  }
}
