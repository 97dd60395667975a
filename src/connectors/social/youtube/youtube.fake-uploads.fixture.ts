import type { FakeAnswer } from '../conformance/fake-http.fixture.ts'
import type { FakeRequest } from '../conformance/fake-network.fixture.ts'

const STEP = 256 * 1024

export type Upload = {
  id: string
  type: string
  total: number
  received: Buffer
  title: string
  description: string
  /** Once all bytes have arrived. */
  videoId: string | null
}

type Finish = (upload: Upload) => FakeAnswer

/** What has arrived, as Google says it: the last byte, and nothing if there is none. */
const incomplete = ({ received }: Upload): FakeAnswer => ({
  status: 308,
  headers: received.length > 0 ? { range: `bytes=0-${received.length - 1}` } : {},
})

/** A call to the address of an upload. `keep`: how many bytes of a part it keeps at most. */
export function answerUpload(
  upload: Upload,
  { headers, body }: FakeRequest,
  { keep, shown, finish }: { keep: number; shown: (videoId: string) => FakeAnswer; finish: Finish },
): FakeAnswer {
  const wrong = (message: string): FakeAnswer => ({
    status: 400,
    body: { error: { code: 400, message, errors: [{ reason: 'badRequest', message }] } },
  })
  const range = headers['content-range'] ?? ''
  if (range === `bytes */${upload.total}`)
    return upload.videoId === null ? incomplete(upload) : shown(upload.videoId)
  const [, first, last, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range) ?? []
  const [start, end] = [Number(first), Number(last)]
  if (Number(total) !== upload.total) return wrong('Invalid Content-Range.')
  if (upload.videoId !== null) return shown(upload.videoId)
  if (body.length !== end - start + 1 || headers['content-length'] !== `${body.length}`)
    return wrong('The length does not fit the range.')
  if (start > upload.received.length) return wrong('A part is missing.')
  const isLast = end === upload.total - 1
  if (!isLast && body.length % STEP !== 0) return wrong('Parts are multiples of 256 KiB.')
  const kept = body.subarray(0, keep)
  upload.received = Buffer.concat([upload.received.subarray(0, start), kept])
  return upload.received.length === upload.total ? finish(upload) : incomplete(upload)
}
