import * as z from 'zod'
import { outsideId, outsideLine, outsideText } from '#server/outside-text.ts'
import type { Reach } from '../http/network-call.ts'
import type { OutgoingFile } from '../outgoing-file.ts'
import { pathOf, read, send, sendVideo } from './meta.api.ts'
import type { Access } from './page-tokens.ts'

const LATEST = '25'

export const postsSchema = z.object({
  data: z
    .array(
      z.object({ id: outsideId.min(1), message: outsideText.nullish(), created_time: outsideLine.nullish() }),
    )
    .max(1000),
})
export const storiesSchema = z.object({
  data: z.array(z.object({ post_id: outsideId.nullish(), media_id: outsideId.nullish() })).max(1000),
})

/** Numbers are written as text. */
const offset = z.coerce.number().int().nonnegative()
export const startedSchema = z.object({
  video_id: outsideId.min(1),
  upload_session_id: outsideId.min(1),
  start_offset: offset,
  end_offset: offset,
})
export const transferredSchema = z.object({ start_offset: offset, end_offset: offset })
export const storyStartedSchema = z.object({ video_id: outsideId.min(1), upload_url: z.url() })
const phase = z.object({ status: outsideLine.nullish() }).nullish().catch(undefined)
export const videoSchema = z.object({
  status: z.object({
    video_status: outsideLine.nullish(),
    processing_phase: z
      .object({
        status: outsideLine.nullish(),
        errors: z
          .array(z.object({ message: outsideLine.nullish() }))
          .max(100)
          .nullish()
          .catch(undefined),
        error: z.object({ message: outsideLine.nullish() }).nullish().catch(undefined),
      })
      .nullish()
      .catch(undefined),
    publishing_phase: phase,
  }),
  post_id: outsideId.nullish().catch(undefined),
})

/** Nobody sees it before it is attached to a post. */
export const uploadPhoto = (reach: Reach, page: Access, file: OutgoingFile, alt: string) =>
  send(reach, page, pathOf(page.id, '/photos'), {
    parts: [
      { name: 'published', text: 'false' },
      ...(alt === '' ? [] : [{ name: 'alt_text_custom', text: alt }]),
      { name: 'source', file },
    ],
  })

export type NewPost = { message: string; link?: string; attached_media?: string }

export const createPost = (reach: Reach, page: Access, form: NewPost) =>
  send(reach, page, pathOf(page.id, '/feed'), { form })

/** The newest first. */
export const listPosts = (reach: Reach, page: Access) =>
  read(reach, page, pathOf(page.id, '/published_posts'), { fields: 'id,message,created_time', limit: LATEST })

export const startVideo = (reach: Reach, page: Access, bytes: number) =>
  sendVideo(reach, page, pathOf(page.id, '/videos'), {
    form: { upload_phase: 'start', file_size: `${bytes}` },
  })

export const transferVideo = (
  reach: Reach,
  page: Access,
  { session, start }: { session: string; start: number },
  piece: OutgoingFile,
) =>
  sendVideo(reach, page, pathOf(page.id, '/videos'), {
    parts: [
      { name: 'upload_phase', text: 'transfer' },
      { name: 'upload_session_id', text: session },
      { name: 'start_offset', text: `${start}` },
      { name: 'video_file_chunk', file: piece },
    ],
  })

/** This makes the video visible, once it is processed. */
export const finishVideo = (reach: Reach, page: Access, session: string, description: string) =>
  sendVideo(reach, page, pathOf(page.id, '/videos'), {
    form: { upload_phase: 'finish', upload_session_id: session, description },
  })

export const readVideo = (reach: Reach, page: Access, id: string) =>
  read(reach, page, pathOf(id), { fields: 'status,post_id' })

export const createPhotoStory = (reach: Reach, page: Access, photoId: string) =>
  send(reach, page, pathOf(page.id, '/photo_stories'), { form: { photo_id: photoId } })

export const startVideoStory = (reach: Reach, page: Access) =>
  send(reach, page, pathOf(page.id, '/video_stories'), { form: { upload_phase: 'START' } })

export const finishVideoStory = (reach: Reach, page: Access, videoId: string) =>
  send(reach, page, pathOf(page.id, '/video_stories'), {
    form: { upload_phase: 'FINISH', video_id: videoId, video_state: 'PUBLISHED' },
  })

export const listStories = (reach: Reach, page: Access) =>
  read(reach, page, pathOf(page.id, '/stories'), { fields: 'post_id,media_id', limit: LATEST })

export const createComment = (reach: Reach, page: Access, postId: string, message: string) =>
  send(reach, page, pathOf(postId, '/comments'), { form: { message } })

export const listComments = (reach: Reach, page: Access, postId: string) =>
  read(reach, page, pathOf(postId, '/comments'), {
    fields: 'id,message,created_time',
    order: 'reverse_chronological',
    limit: LATEST,
  })
