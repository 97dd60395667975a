import { sql } from 'drizzle-orm'
import { previewOf } from '#core/files/index.server.ts'
import { postMedia } from '../posts.table.ts'

export type ShownPicture = [url: string, preview: string | null]

/** In a query of post media: the picture as lists show it. */
export const shownPicture = sql<ShownPicture>`array[${postMedia.url}, ${previewOf(postMedia.workspaceId, postMedia.url)}]`
