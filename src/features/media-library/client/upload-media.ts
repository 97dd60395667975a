import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError, call, messageOf } from '#client/data/api.ts'
import { reasonOf } from '#client/data/error-toast.ts'
import { currentLocale } from '#client/i18n/locale-store.ts'
import { fileMatchesAccept } from '#client/ui/file-accept.ts'
import { type AcceptedType, mediaTypes, pictureTypes, videoTypes } from '#core/files/files.contract.ts'
import { filesErrors } from '#core/files/i18n/index.ts'
import { acceptOf, explainRefusal, explainUploadError, sendInChunks } from '#core/files/index.client.ts'
import { MAX_IMAGE_BYTES, MAX_VIDEO_BYTES } from '#core/files/uploads.contract.ts'
import { textOf } from '#platform/messages.ts'
import { addUploadedMedia, type MediaItem, type MediaKind } from '../media-library.contract.ts'
import { showAdded } from './media.queries.ts'
import { createUploadQueue, isRunning, type UploadQueue, type UploadRow } from './upload-queue.ts'

/** A picker of images takes no GIF, because an animated one becomes a video. */
const typesOf: Record<MediaKind, readonly AcceptedType[]> = {
  picture: pictureTypes,
  video: [...videoTypes, 'image/gif'],
}

/** What can be uploaded where only this kind is wanted. */
export const uploadTypes = (kind?: MediaKind): readonly AcceptedType[] => (kind ? typesOf[kind] : mediaTypes)

/** Phones offer the camera for types, but not for extensions alone. */
export const acceptedFiles = (kind?: MediaKind) => [...uploadTypes(kind), acceptOf(uploadTypes(kind))].join()

const isImage = (file: File) => fileMatchesAccept(file, [...pictureTypes, acceptOf(pictureTypes)].join())

function refusalOf(file: File, kind: MediaKind | undefined): string | null {
  const types = uploadTypes(kind)
  if (!fileMatchesAccept(file, acceptedFiles(kind))) return explainRefusal('type', types).description ?? null
  const isTooLarge = file.size > (isImage(file) ? MAX_IMAGE_BYTES : MAX_VIDEO_BYTES)
  return isTooLarge ? textOf(filesErrors, currentLocale())('upload_too_large') : null
}

export const createMediaUploads = (kind?: MediaKind): UploadQueue =>
  createUploadQueue({
    check: (file) => refusalOf(file, kind),
    explain: (error) =>
      error instanceof ApiError
        ? (messageOf(error) ?? reasonOf(error))
        : (explainUploadError(error, uploadTypes(kind)).description ?? reasonOf(error)),
  })

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Outside the screen, so that uploads go on while people work elsewhere in the product. */
export const libraryUploads = createMediaUploads()
libraryUploads.subscribe(() => {
  if (libraryUploads.getSnapshot().some(isRunning)) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
})

export type MediaUploads = {
  rows: readonly UploadRow[]
  upload: (files: readonly File[]) => void
  queue: UploadQueue
}

/** Uploads files and adds each to the library as soon as it has arrived. */
export function useMediaUploads(queue: UploadQueue, onAdded?: (item: MediaItem) => void): MediaUploads {
  // A mutation, so that a lost session is noticed.
  const { mutateAsync: add } = useMutation({
    mutationFn: (uploadId: string) => call(addUploadedMedia, { body: { uploadId } }),
    onSuccess: showAdded,
  })
  const rows = useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot)
  return {
    rows,
    queue,
    upload: (files) =>
      queue.add(files, async (file, onChange, signal) => {
        const item = await sendInChunks(file, add, { onChange, signal })
        if (!signal.aborted) onAdded?.(item)
      }),
  }
}
