import * as z from 'zod'
import { outsideId } from '#server/outside-text.ts'
import type { OutgoingPost } from '../adapter.ts'
import { facebook } from '../facebook/facebook.manifest.ts'
import { bodyOf, type Reach } from '../http/network-call.ts'
import { linkIn } from '../options/post-options.ts'
import type { FileRule } from '../outgoing-file.ts'
import { firstUrlIn } from '../text/find-addresses.ts'
import { failureOf } from './graph-error.ts'
import { idSchema } from './meta.api.ts'
import * as api from './page.api.ts'
import type { Access } from './page-tokens.ts'
import { ownAmong } from './posts-in-list.ts'
import type { Found, Publication } from './publish-in-steps.ts'

const { maxPictureBytes, video } = facebook.media
export const PHOTO: FileRule = { types: ['image/jpeg', 'image/png'], maxBytes: maxPictureBytes }
export const VIDEO: FileRule = { types: ['video/mp4', 'video/quicktime'], maxBytes: video?.maxBytes ?? 0 }

export const unclear = (reason: string): Found => ({ kind: 'unclear', reason })

export const postUrl = async (id: string) => `https://www.facebook.com/${encodeURIComponent(id)}`

const postedSchema = z.object({ id: outsideId.min(1) })

/** What all posts of a Page have in common: their comments. */
export const commentsOf = (reach: Reach, page: Access): Pick<Publication, 'sendComment' | 'findComment'> => ({
  sendComment: (id, text) => api.createComment(reach, page, id, text),
  async findComment(id, text, sentAt) {
    const { data } = api.postsSchema.safeParse(bodyOf(await api.listComments(reach, page, id)))
    if (!data) return unclear('the comments could not be read')
    const listed = data.data.map(({ id, message, created_time: at }) => ({ id, text: message, at }))
    return ownAmong(listed, text, sentAt)
  },
})

const attached = (photoIds: readonly string[]) => JSON.stringify(photoIds.map((id) => ({ media_fbid: id })))

/** Text, with a link or photos. */
export const feedPost = (
  reach: Reach,
  page: Access,
  { text, media, options }: OutgoingPost,
): Publication => ({
  ...commentsOf(reach, page),
  async prepare(saved, { save }) {
    let step = saved
    for (const { file, alt } of media.slice(step.parts.length)) {
      const answer = await api.uploadPhoto(reach, page, await file(PHOTO), alt)
      const { data } = idSchema.safeParse(bodyOf(answer))
      if (!data) return failureOf(answer, reach.clock.now(), false)
      step = { ...step, parts: [...step.parts, data.id] }
      await save(step)
    }
    return step
  },
  send({ parts }) {
    // With photos, Facebook shows them instead of a preview of the page.
    const link = parts.length === 0 ? (linkIn(options.link) ?? firstUrlIn(text)) : undefined
    return api.createPost(reach, page, {
      message: text,
      ...(link !== undefined && { link }),
      ...(parts.length > 0 && { attached_media: attached(parts) }),
    })
  },
  acceptedIn: (answer) => postedSchema.safeParse(bodyOf(answer)).data ?? null,
  async find(_step, sentAt) {
    const { data } = api.postsSchema.safeParse(bodyOf(await api.listPosts(reach, page)))
    if (!data) return unclear('the posts of the Page could not be read')
    const listed = data.data.map(({ id, message, created_time: at }) => ({ id, text: message, at }))
    return ownAmong(listed, text, sentAt)
  },
  urlOf: postUrl,
})
