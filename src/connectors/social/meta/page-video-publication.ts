import type { OutgoingMedia, OutgoingPost } from '../adapter.ts'
import { bodyOf, type Reach } from '../http/network-call.ts'
import { partOfFile } from '../http/part-of-file.ts'
import { failureOf } from './graph-error.ts'
import { madeSchema, uploadFile } from './meta.api.ts'
import * as api from './page.api.ts'
import { commentsOf, postUrl, unclear, VIDEO } from './page-publication.ts'
import type { Access } from './page-tokens.ts'
import type { Found, Publication, Step } from './publish-in-steps.ts'

const published = new Set(['complete', 'published'])

/** Where a video is on its way, by its own id: it is published once, however often that is asked for. */
async function findVideo(
  reach: Reach,
  page: Access,
  videoId: string,
  nameOf: (postId: string) => string,
): Promise<Found> {
  const { data } = api.videoSchema.safeParse(bodyOf(await api.readVideo(reach, page, videoId)))
  if (!data) return unclear('the state of the video could not be read')
  const { video_status: state, processing_phase: processing, publishing_phase: publishing } = data.status
  const isThere = published.has(publishing?.status ?? '') || (!publishing && state === 'ready')
  if (isThere) return { kind: 'found', id: data.post_id ? nameOf(data.post_id) : videoId }
  if (state === 'error' || processing?.status === 'error') {
    const said = processing?.errors?.[0]?.message ?? processing?.error?.message
    const reason = said || 'Facebook could not process the video.'
    return { kind: 'refused', outcome: { kind: 'rejected', reason } }
  }
  const isUnderWay = state === 'processing' || processing?.status === 'in_progress' || state === 'ready'
  return { kind: isUnderWay ? 'waiting' : 'absent' }
}

/** A video of the feed. It is sent in pieces of the size that Facebook asks for. */
export function feedVideo(
  reach: Reach,
  page: Access,
  { text }: OutgoingPost,
  video: OutgoingMedia,
): Publication {
  // Posts of the feed are named after their Page, too.
  const wholeId = (postId: string) => (postId.includes('_') ? postId : `${page.id}_${postId}`)
  return {
    ...commentsOf(reach, page),
    async prepare(saved, { save }) {
      if (saved.isUploaded) return saved
      const file = await video.file(VIDEO)
      let step: Step = saved
      if (!step.upload) {
        const answer = await api.startVideo(reach, page, file.bytes)
        const { data } = api.startedSchema.safeParse(bodyOf(answer))
        if (!data) return failureOf(answer, reach.clock.now(), false)
        const {
          video_id: containerId,
          upload_session_id: session,
          start_offset: start,
          end_offset: end,
        } = data
        step = { ...step, containerId, upload: { session, start, end } }
      }
      while (step.upload && step.upload.start < step.upload.end) {
        const { start, end } = step.upload
        const answer = await api.transferVideo(
          reach,
          page,
          step.upload,
          partOfFile(file, { start, end: Math.min(end, file.bytes) - 1 }),
        )
        const { data } = api.transferredSchema.safeParse(bodyOf(answer))
        // Facebook did not keep the piece: it starts over.
        if (!data || data.start_offset < end) {
          const isRefused = answer.kind === 'answer'
          if (isRefused) await save({ ...step, containerId: null, upload: null })
          return data
            ? { kind: 'not-sent', reason: 'the upload broke off' }
            : failureOf(answer, reach.clock.now(), false)
        }
        step = { ...step, upload: { ...step.upload, start: data.start_offset, end: data.end_offset } }
        await save(step)
      }
      const uploaded = { ...step, isUploaded: true }
      await save(uploaded)
      return uploaded
    },
    send: ({ upload }) => api.finishVideo(reach, page, upload?.session ?? '', text),
    acceptedIn: (answer) => (madeSchema.safeParse(bodyOf(answer)).success ? { id: null } : null),
    find: ({ containerId }) => findVideo(reach, page, containerId ?? '', wholeId),
    urlOf: postUrl,
  }
}

const pageUrl = (page: Access) => async () => `https://www.facebook.com/${encodeURIComponent(page.id)}`

const noComments: Pick<Publication, 'sendComment' | 'findComment'> = {
  sendComment: () => Promise.reject(new Error('Stories have no comments of ours.')),
  findComment: () => Promise.reject(new Error('Stories have no comments of ours.')),
}

/** A video as a story. */
export function videoStory(reach: Reach, page: Access, video: OutgoingMedia): Publication {
  return {
    ...noComments,
    async prepare(saved, { save }) {
      if (saved.isUploaded) return saved
      const file = await video.file(VIDEO)
      const started = await api.startVideoStory(reach, page)
      const { data } = api.storyStartedSchema.safeParse(bodyOf(started))
      if (!data) return failureOf(started, reach.clock.now(), false)
      const upload = await uploadFile(reach, page, data.upload_url, file)
      if (!upload) return { kind: 'not-sent', reason: 'the address for the video is not Facebook’s' }
      if (bodyOf(upload) === null) return failureOf(upload, reach.clock.now(), false)
      const step = { ...saved, containerId: data.video_id, isUploaded: true }
      await save(step)
      return step
    },
    send: ({ containerId }) => api.finishVideoStory(reach, page, containerId ?? ''),
    acceptedIn: (answer) => (madeSchema.safeParse(bodyOf(answer)).success ? { id: null } : null),
    find: ({ containerId }) => findVideo(reach, page, containerId ?? '', (postId) => postId),
    urlOf: pageUrl(page),
  }
}

/** A photo as a story. A photo can be a story once, so sending it again does not double it. */
export const photoStory = (
  reach: Reach,
  page: Access,
  photos: Pick<Publication, 'prepare'>,
): Publication => ({
  ...noComments,
  prepare: photos.prepare,
  send: ({ parts }) => api.createPhotoStory(reach, page, parts[0] ?? ''),
  acceptedIn(answer) {
    const { data } = madeSchema.safeParse(bodyOf(answer))
    return data ? { id: data.post_id ?? null } : null
  },
  async find({ parts }) {
    const { data } = api.storiesSchema.safeParse(bodyOf(await api.listStories(reach, page)))
    if (!data) return unclear('the stories of the Page could not be read')
    const own = data.data.find(({ media_id: id }) => id === parts[0])
    return own?.post_id ? { kind: 'found', id: own.post_id } : { kind: 'absent' }
  },
  urlOf: pageUrl(page),
})
