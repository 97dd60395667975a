import * as z from 'zod'
import { outsideId, outsideLine, outsideText } from '#server/outside-text.ts'
import type { Reach } from '../http/network-call.ts'
import { pathOf, read, send } from './meta.api.ts'
import type { Access } from './page-tokens.ts'

const LATEST = '25'

/** `uri`: where the file goes, if it is uploaded. */
export const createdSchema = z.object({ id: outsideId.min(1), uri: z.url().nullish() })
export const containerSchema = z.object({
  status_code: z.enum(['EXPIRED', 'ERROR', 'FINISHED', 'IN_PROGRESS', 'PUBLISHED']),
  status: outsideLine.nullish().catch(undefined),
})
export const mediaListSchema = z.object({
  data: z
    .array(
      z.object({ id: outsideId.min(1), caption: outsideText.nullish(), timestamp: outsideLine.nullish() }),
    )
    .max(1000),
})
export const commentsSchema = z.object({
  data: z
    .array(z.object({ id: outsideId.min(1), text: outsideText.nullish(), timestamp: outsideLine.nullish() }))
    .max(1000),
})
export const mediaSchema = z.object({ permalink: z.url({ protocol: /^https$/ }) })
const count = z.number().nonnegative().nullish().catch(undefined)
export const limitSchema = z.object({
  data: z
    .array(
      z.object({ quota_usage: count, config: z.object({ quota_total: count }).nullish().catch(undefined) }),
    )
    .max(100),
})

export type NewContainer = Readonly<
  Partial<
    Record<
      | 'media_type'
      | 'image_url'
      | 'upload_type'
      | 'caption'
      | 'alt_text'
      | 'is_carousel_item'
      | 'children'
      | 'cover_url'
      | 'share_to_feed'
      | 'collaborators',
      string
    >
  >
>

export const createContainer = (reach: Reach, account: Access, container: NewContainer) =>
  send(reach, account, pathOf(account.id, '/media'), {
    form: Object.fromEntries(Object.entries(container).filter(([, value]) => value !== undefined)),
  })

export const readContainer = (reach: Reach, account: Access, id: string) =>
  read(reach, account, pathOf(id), { fields: 'status_code,status' })

export const publishContainer = (reach: Reach, account: Access, id: string) =>
  send(reach, account, pathOf(account.id, '/media_publish'), { form: { creation_id: id } })

/** The newest first. Stories are listed apart. */
export const listMedia = (reach: Reach, account: Access, edge: '/media' | '/stories') =>
  read(reach, account, pathOf(account.id, edge), { fields: 'id,caption,timestamp', limit: LATEST })

export const readMedia = (reach: Reach, account: Access, id: string) =>
  read(reach, account, pathOf(id), { fields: 'permalink' })

/** How many posts a day it takes, and how many there were. */
export const readLimit = (reach: Reach, account: Access) =>
  read(reach, account, pathOf(account.id, '/content_publishing_limit'), { fields: 'quota_usage,config' })

export const createComment = (reach: Reach, account: Access, mediaId: string, message: string) =>
  send(reach, account, pathOf(mediaId, '/comments'), { form: { message } })

export const listComments = (reach: Reach, account: Access, mediaId: string) =>
  read(reach, account, pathOf(mediaId, '/comments'), { fields: 'id,text,timestamp', limit: LATEST })
