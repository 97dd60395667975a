import type { FakeAnswer } from '../conformance/fake-http.fixture.ts'
import { fieldsOf } from '../conformance/fake-http.fixture.ts'
import type { FakeRequest } from '../conformance/fake-network.fixture.ts'

type Upload = { owner: string; type: string; parts: (Buffer | null)[]; size: number; checksLeft: number }

export type FakeUploads = ReturnType<typeof fakeUploads>

const ok = (body: unknown) => ({ status: 200, body })
const no = (status: number, message: string) => ({ status, body: { status, message } })

/** The images and videos that were uploaded to the fake. `processing`: what becomes of videos. */
export function fakeUploads(partBytes: number, nextId: () => string) {
  const files = new Map<string, Upload>()
  const state: { processing: 'AVAILABLE' | 'PROCESSING_FAILED' } = { processing: 'AVAILABLE' }

  const isWhole = ({ parts }: Upload) => parts.every((part) => part !== null)
  const contentOf = ({ parts }: Upload) => Buffer.concat(parts.filter((part) => part !== null))
  const addressOf = ({ headers }: FakeRequest, urn: string, part: number) =>
    `http://${headers['x-forwarded-host'] ?? headers.host}/dms-uploads/${encodeURIComponent(urn)}/${part}`

  function begin(request: FakeRequest, kind: 'image' | 'video', authors: readonly string[]): FakeAnswer {
    const { initializeUploadRequest: wanted = {} } = fieldsOf(request) as {
      initializeUploadRequest?: { owner?: string; fileSizeBytes?: number }
    }
    const { owner = '', fileSizeBytes = 0 } = wanted
    if (!authors.includes(owner)) return no(403, 'Not enough permissions to access the owner')
    if (kind === 'video' && fileSizeBytes <= 0) return no(400, 'fileSizeBytes is missing')
    const urn = `urn:li:${kind}:${nextId()}`
    const count = kind === 'video' ? Math.ceil(fileSizeBytes / partBytes) : 1
    files.set(urn, { owner, type: '', parts: Array(count).fill(null), size: fileSizeBytes, checksLeft: 1 })
    if (kind === 'image') return ok({ value: { uploadUrl: addressOf(request, urn, 0), image: urn } })
    const uploadInstructions = Array.from({ length: count }, (_, part) => ({
      uploadUrl: addressOf(request, urn, part),
      firstByte: part * partBytes,
      lastByte: Math.min((part + 1) * partBytes, fileSizeBytes) - 1,
    }))
    return ok({ value: { video: urn, uploadToken: '', uploadInstructions } })
  }

  function put({ path, body, headers }: FakeRequest): FakeAnswer {
    const [, urn = '', part = ''] = /^\/dms-uploads\/([^/]+)\/(\d+)$/.exec(path) ?? []
    const upload = files.get(decodeURIComponent(urn))
    if (!upload || body.length === 0) return no(400, 'Nothing to upload')
    if (upload.size > partBytes && body.length > partBytes) return no(413, 'A part is too large')
    upload.parts[Number(part)] = body
    upload.type = headers['content-type'] ?? ''
    return { status: 201, headers: { etag: `/part-${part}-${body.length}` } }
  }

  function finish(request: FakeRequest): FakeAnswer {
    const { finalizeUploadRequest: given = {} } = fieldsOf(request) as {
      finalizeUploadRequest?: { video?: string; uploadedPartIds?: string[] }
    }
    const upload = files.get(given.video ?? '')
    if (!upload) return no(404, 'No such video')
    const expected = upload.parts.map((part, index) => `/part-${index}-${part?.length}`)
    const isInOrder = expected.join() === (given.uploadedPartIds ?? []).join()
    return isInOrder && isWhole(upload) && contentOf(upload).length === upload.size
      ? ok(undefined)
      : no(400, 'The parts are not those that were uploaded')
  }

  function readVideo(urn: string): FakeAnswer {
    const upload = files.get(urn)
    if (!upload) return no(404, 'No such video')
    if (!isWhole(upload)) return ok({ id: urn, status: 'WAITING_UPLOAD' })
    const isReady = upload.checksLeft < 0
    upload.checksLeft -= 1
    return ok({ id: urn, status: isReady ? state.processing : 'PROCESSING' })
  }

  /** A file as it appears in a post of its owner; null if it cannot be used. */
  function fileIn(urn: string, author: string) {
    const upload = files.get(urn)
    if (!upload || upload.owner !== author || !isWhole(upload)) return null
    const isVideo = urn.startsWith('urn:li:video:')
    if (isVideo && upload.checksLeft >= 0) return null
    return { type: isVideo ? 'video/mp4' : upload.type, bytes: contentOf(upload).length }
  }

  return { state, begin, put, finish, readVideo, fileIn, contentOf: (urn: string) => files.get(urn)?.parts }
}
