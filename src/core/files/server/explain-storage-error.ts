import { AppError } from '#platform/errors.ts'
import { explainFullDisk, storageError } from '#server/storage/storage-errors.ts'

/** If the content is not to blame, the storage is: full, read-only, broken or away. */
export function explainStorageError(error: unknown): never {
  const explained = explainFullDisk(error)
  throw explained instanceof AppError ? explained : storageError('files_away', error)
}
