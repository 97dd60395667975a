import { sql } from 'drizzle-orm'
import { previewOf, thumbnailOf } from '#core/files/index.server.ts'
import { postMedia } from '../posts.table.ts'

export type ShownPicture = [url: string, preview: string | null]

/** In a query of post media: what `showPicture` reads. */
export const shownPicture = sql<ShownPicture>`array[${postMedia.url}, ${previewOf(postMedia.workspaceId, postMedia.url)}]`

/** The picture as lists show it. */
export const showPicture = (shown: ShownPicture | null) => ({
  thumbnailUrl: shown && thumbnailOf(shown[0]),
  previewUrl: shown?.[1] ?? null,
})
