import type { ServerFeature } from '#server/feature.ts'
import { errors } from './server/files.errors.ts'
import { fileRoutes } from './server/files.routes.ts'
import { sweepFiles } from './server/sweep-files.job.ts'

export { detectPictureType } from './server/detect-type.ts'
export type { ClaimedFile } from './server/files.repository.ts'
export {
  claim as claimFile,
  type FreedFile,
  fileHeaders,
  filesWithOneClaim,
  findUsage,
  keepFile,
  listStoredFiles,
  openFile,
  previewOf,
  readPreviews,
  readStored as readStoredFile,
  refuseWhenFull,
  release as releaseFile,
  releaseAtOnce as releaseFilesAtOnce,
  removeWithOneClaim,
  type StoredFile,
  type StreamedFile,
  sizeOf as sizeOfFiles,
  streamStored as streamStoredFile,
  urlOfFile,
  withStoredFiles,
} from './server/files.service.ts'
export { hasMediaAddresses, hideMediaAddresses, mediaAddressOf } from './server/media-address.ts'
export {
  completeUpload,
  findUpload,
  finishUpload,
  keepUpload,
  remove as removeUpload,
  typeOfUpload,
  type UploadRow,
} from './server/uploads.service.ts'
export { thumbnailOf } from './thumbnail-url.ts'

export const filesFeature: ServerFeature = {
  errors,
  routes: fileRoutes,
  jobs: [sweepFiles],
}
