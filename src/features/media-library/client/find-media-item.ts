import { ApiError, call } from '#client/data/api.ts'
import { getMedia, type MediaItem } from '../media-library.contract.ts'

/** Null if it is no longer in the library. */
export async function findMediaItem(id: string): Promise<MediaItem | null> {
  try {
    return await call(getMedia, { params: { id } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
