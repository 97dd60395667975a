import * as z from 'zod'
import { endpoint, list } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'

export const storageKinds = ['pictures', 'videos', 'documents'] as const

export const storageSchema = z.object({
  /** Bytes; null without a limit. */
  quota: z.number().nullable(),
  /** Bytes. */
  used: z.number(),
  byKind: z.record(z.enum(storageKinds), z.number()),
})
export type StorageUse = z.output<typeof storageSchema>

export const unusedVideoSchema = z.object({
  id: z.uuid(),
  prompt: z.string(),
  videoUrl: z.string(),
  /** Bytes. */
  size: z.number(),
  createdAt: instantSchema,
})
export type UnusedVideo = z.output<typeof unusedVideoSchema>

export const MAX_UNUSED = 50
export const unusedOrders = ['largest', 'oldest'] as const
export type UnusedOrder = (typeof unusedOrders)[number]

export const getStorage = endpoint({
  method: 'GET',
  path: '/api/storage',
  access: 'signed-in',
  summary: 'Storage used by kind, and the quota',
  topics: ['videos'],
  response: storageSchema,
})

export const listUnusedVideos = endpoint({
  method: 'GET',
  path: '/api/storage/unused-videos',
  access: 'signed-in',
  summary: `Videos that no post shows, at most ${MAX_UNUSED}: the largest or the oldest`,
  topics: ['videos'],
  query: z.object({ order: z.enum(unusedOrders).default('largest') }),
  response: list(unusedVideoSchema),
})

export const deleteUnusedVideos = endpoint({
  method: 'POST',
  path: '/api/storage/unused-videos/delete',
  access: 'signed-in',
  summary: 'Delete videos that no post shows; one that a post shows by now stays',
  body: z.object({ ids: z.array(z.uuid()).min(1).max(MAX_UNUSED) }),
  response: z.object({
    deleted: z.number(),
    /** How many stay because a post uses them, or were already gone. */
    kept: z.number(),
    /** Bytes. */
    freed: z.number(),
  }),
})
