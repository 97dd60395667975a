import { useSyncExternalStore } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { pictureTypes } from '#core/files/files.contract.ts'
import {
  acceptOf,
  explainRefusal,
  explainUploadError,
  refusalOf,
  useUploadFile,
} from '#core/files/index.client.ts'
import type { MediaItem } from '../media-library.contract.ts'
import { useAddMedia } from './media.queries.ts'
import { createUploadQueue, isRunning, type UploadQueue, type UploadRow } from './upload-queue.ts'

/** Phones offer the camera for types, but not for extensions alone. */
export const acceptedImages = [...pictureTypes, acceptOf(pictureTypes)].join()

export const createImageUploads = (): UploadQueue =>
  createUploadQueue({
    check: (file) => {
      const refusal = refusalOf(file, pictureTypes)
      return refusal && (explainRefusal(refusal, pictureTypes).description ?? null)
    },
    explain: (error) => explainUploadError(error, pictureTypes).description ?? reasonOf(error),
  })

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Outside the screen, so that uploads go on while people work elsewhere in the product. */
export const libraryUploads = createImageUploads()
libraryUploads.subscribe(() => {
  if (libraryUploads.getSnapshot().some(isRunning)) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
})

export type ImageUploads = {
  rows: readonly UploadRow[]
  upload: (files: readonly File[]) => void
  queue: UploadQueue
}

/** Uploads images and adds each to the library as soon as it has arrived. */
export function useImageUploads(queue: UploadQueue, onAdded?: (item: MediaItem) => void): ImageUploads {
  const uploadFile = useUploadFile()
  const add = useAddMedia()
  const rows = useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot)
  return {
    rows,
    queue,
    upload: (files) =>
      queue.add(files, async (file, onProgress, signal) => {
        const url = await uploadFile(file, onProgress, signal)
        const item = await add({ url, name: file.name })
        if (!signal.aborted) onAdded?.(item)
      }),
  }
}
