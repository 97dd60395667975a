import { inParts, type Part } from './in-parts.ts'
import { sizeOfObject } from './read-object.ts'
import type { S3Client } from './s3-client.ts'
import { explainFailure, failureOf, S3Failure } from './s3-failure.ts'
import { elementsOf, escapeXml, textOf } from './s3-xml.ts'

/** One part is in memory at a time. At most 10,000 parts make an object, which is far above our largest one. */
const PART_BYTES = 8 * 1024 * 1024

/** Visible only when complete: in one request, or as an upload in parts that becomes an object at its end. */
export async function writeObject(
  client: S3Client,
  key: string,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  const parts = inParts(content, PART_BYTES)
  try {
    const { value: first } = await parts.next()
    if (!first) return 0
    if (!first.isLast) return await writeInParts(client, key, first, parts)
    await client.send({ method: 'PUT', key, body: first.chunks })
    return first.size
  } finally {
    await parts.return(undefined)
  }
}

async function writeInParts(client: S3Client, key: string, first: Part, others: AsyncGenerator<Part>) {
  const begun = await client.send({ method: 'POST', key, query: { uploads: '' } })
  const uploadId = textOf(begun.text, 'UploadId')
  const etags: string[] = []
  let size = 0
  const send = async ({ chunks, size: bytes }: Part) => {
    if (bytes === 0) return
    const query = { partNumber: String(etags.length + 1), uploadId }
    const { header } = await client.send({ method: 'PUT', key, query, body: chunks })
    etags.push(header('etag') ?? '')
    size += bytes
  }
  try {
    await send(first)
    for await (const part of others) await send(part)
    await finish(client, key, uploadId, etags, size)
    return size
  } catch (error) {
    // What cannot be aborted now is aborted by the sweep.
    await abort(client, key, uploadId).catch(() => undefined)
    throw error
  }
}

async function finish(client: S3Client, key: string, uploadId: string, etags: string[], size: number) {
  const parts = etags.map(
    (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`,
  )
  const body = [Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)]
  try {
    const { text } = await client.send({ method: 'POST', key, query: { uploadId }, body })
    // The status is sent before the work is done, so an error may follow it.
    if (elementsOf(text, 'Code').length > 0)
      throw explainFailure(new S3Failure('POST', 500, textOf(text, 'Code')))
  } catch (error) {
    // The answer of an attempt that succeeded was lost: the upload is gone, and the object is there.
    if (failureOf(error)?.code !== 'NoSuchUpload' || (await sizeOfObject(client, key)) !== size) throw error
  }
}

export const abort = (client: S3Client, key: string, uploadId: string) =>
  client.send({ method: 'DELETE', key, query: { uploadId } })
