import type { StoredObject } from '../storage.ts'
import { storageError } from '../storage-errors.ts'
import type { S3Client } from './s3-client.ts'
import { S3Failure } from './s3-failure.ts'
import { elementsOf, textOf } from './s3-xml.ts'

/** The objects of a folder below the prefix, in the order of their keys; names are relative to the folder. */
export async function* listObjects(client: S3Client, folder: string): AsyncGenerator<StoredObject> {
  const prefix = client.prefix + folder
  let token = ''
  do {
    const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) }
    const { text } = await client.send({ method: 'GET', key: '', query })
    for (const entry of elementsOf(text, 'Contents'))
      yield {
        name: textOf(entry, 'Key').slice(prefix.length),
        size: Number(textOf(entry, 'Size')),
        modifiedAt: new Date(textOf(entry, 'LastModified')),
      }
    const isMore = textOf(text, 'IsTruncated') === 'true'
    token = isMore ? checkProgress(textOf(text, 'NextContinuationToken'), token) : ''
  } while (token)
}

export type OpenUpload = { key: string; uploadId: string; startedAt: Date }

/** Uploads in parts that were neither completed nor aborted. */
export async function* listOpenUploads(client: S3Client, folder: string): AsyncGenerator<OpenUpload> {
  const prefix = client.prefix + folder
  let marker = ''
  let uploadMarker = ''
  do {
    const query = {
      uploads: '',
      prefix,
      ...(marker && { 'key-marker': marker }),
      ...(uploadMarker && { 'upload-id-marker': uploadMarker }),
    }
    const { text } = await client.send({ method: 'GET', key: '', query })
    for (const entry of elementsOf(text, 'Upload'))
      yield {
        key: textOf(entry, 'Key').slice(client.prefix.length),
        uploadId: textOf(entry, 'UploadId'),
        startedAt: new Date(textOf(entry, 'Initiated')),
      }
    if (textOf(text, 'IsTruncated') !== 'true') return
    const [key, id] = [textOf(text, 'NextKeyMarker'), textOf(text, 'NextUploadIdMarker')]
    checkProgress(`${key} ${id}`, `${marker} ${uploadMarker}`)
    marker = key
    uploadMarker = id
  } while (marker)
}

/** A list whose next page is the same one would never end. */
function checkProgress(next: string, last: string): string {
  if (next && next !== last) return next
  throw storageError('files_away', new S3Failure('GET', 200, 'with a list that does not go on'))
}
