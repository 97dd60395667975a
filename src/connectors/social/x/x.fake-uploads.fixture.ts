import { type FakeAnswer, fieldsOf, partsOf } from '../conformance/fake-http.fixture.ts'
import type { FakeRequest } from '../conformance/fake-network.fixture.ts'

const DAY_S = 86_400
const MAX_PART_BYTES = 5_000_000
const MAX_ALT = 1000
const MAX_PER_POST = 4
const maxBytes = { tweet_image: 5_000_000, tweet_gif: 15_000_000, tweet_video: 512_000_000 }
const types = {
  tweet_image: ['image/jpeg', 'image/png', 'image/webp'],
  tweet_gif: ['image/gif'],
  tweet_video: ['video/mp4', 'video/quicktime'],
}
type Category = keyof typeof types

export type FakeMedia = {
  category: Category
  type: string
  total: number
  parts: Map<number, Buffer>
  state: 'open' | 'pending' | 'failed' | 'succeeded'
  checksLeft: number
  alt: string
  hasExpired: boolean
}

type Shared = {
  ok(body: unknown, status?: number): FakeAnswer
  invalid(detail: string): FakeAnswer
  missing(id: string): FakeAnswer
  /** Takes the money of a call; an answer if there is none left. */
  charge(what: string, amount: number): FakeAnswer | null
  /** Whether videos can be processed. */
  canProcess(): boolean
}

/** The store of X for images and videos: initialized, filled part by part, finished, and checked until it is ready. */
export function fakeUploads({ ok, invalid, missing, charge, canProcess }: Shared) {
  const media = new Map<string, FakeMedia>()
  let last = 1_880_028_106_020_515_840n

  function begin(request: FakeRequest): FakeAnswer {
    const { media_category: category, media_type: type, total_bytes: total } = fieldsOf(request)
    const allowed = types[category as Category]
    if (!allowed?.includes(String(type))) return invalid('media type unrecognized.')
    if (typeof total !== 'number' || total < 1) return invalid('total_bytes is missing.')
    if (total > maxBytes[category as Category]) return invalid('File size exceeds the limit.')
    last += 1n
    media.set(`${last}`, {
      category: category as Category,
      type: String(type),
      total,
      parts: new Map(),
      state: 'open',
      checksLeft: category === 'tweet_image' ? 0 : 1,
      alt: '',
      hasExpired: false,
    })
    return ok({ data: { id: `${last}`, media_key: `3_${last}`, expires_after_secs: DAY_S } })
  }

  function append(found: FakeMedia, request: FakeRequest): FakeAnswer {
    const content = partsOf(request).find(({ name }) => name === 'media')?.content
    const index = Number(fieldsOf(request).segment_index)
    if (found.state !== 'open') return invalid('The upload is finished.')
    if (!content || content.length === 0 || !Number.isInteger(index) || index < 0 || index > 999)
      return invalid('Segments do not add up to provided total file size.')
    if (content.length > MAX_PART_BYTES) return invalid('The segment is too large.')
    found.parts.set(index, Buffer.from(content))
    return ok({ data: { expires_at: Math.floor(Date.now() / 1000) + DAY_S } })
  }

  const infoOf = (id: string, { state, total, checksLeft }: FakeMedia) => ({
    data: {
      id,
      media_key: `3_${id}`,
      size: total,
      expires_after_secs: DAY_S,
      ...((state === 'pending' || state === 'failed' || checksLeft < 0) && {
        processing_info: { state, ...(state === 'pending' && { check_after_secs: 3 }) },
      }),
    },
  })

  function finish(id: string, found: FakeMedia): FakeAnswer {
    const bytes = [...found.parts.values()].reduce((sum, { length }) => sum + length, 0)
    const isWhole = [...found.parts.keys()].toSorted((a, b) => a - b).every((index, at) => index === at)
    if (found.state !== 'open') return invalid('The upload is finished.')
    if (!isWhole || bytes !== found.total)
      return invalid('Segments do not add up to provided total file size.')
    found.state = found.category === 'tweet_image' ? 'succeeded' : 'pending'
    return ok(infoOf(id, found))
  }

  function status(id: string, found: FakeMedia): FakeAnswer {
    if (found.state === 'open') return invalid('The upload is not finished.')
    if (found.state === 'pending' && --found.checksLeft < 0)
      found.state = canProcess() ? 'succeeded' : 'failed'
    return ok(infoOf(id, found))
  }

  function describe(request: FakeRequest): FakeAnswer {
    const { id, metadata } = fieldsOf(request) as { id?: string; metadata?: { alt_text?: { text?: string } } }
    const found = media.get(id ?? '')
    const alt = metadata?.alt_text?.text ?? ''
    if (!found || found.hasExpired || found.state === 'open') return missing(id ?? '')
    if (found.category === 'tweet_video') return invalid('Videos have no alt text.')
    if (alt === '' || alt.length > MAX_ALT) return invalid('The alt text is missing or too long.')
    const refused = charge('alt', 5)
    if (refused) return refused
    found.alt = alt
    return ok({ data: { id } })
  }

  function answer(request: FakeRequest, path: string, query: URLSearchParams): FakeAnswer | null {
    const { method } = request
    if (path === '/2/media/metadata') return describe(request)
    if (path === '/2/media/upload/initialize') return begin(request)
    const isStatus = path === '/2/media/upload' && method === 'GET' && query.get('command') === 'STATUS'
    const [, inPath = '', action] = /^\/2\/media\/upload\/(\d+)\/(append|finalize)$/.exec(path) ?? []
    if (!isStatus && !action) return null
    const id = isStatus ? (query.get('media_id') ?? '') : inPath
    const found = media.get(id)
    if (!found || found.hasExpired) return missing(id)
    if (isStatus) return status(id, found)
    return action === 'append' ? append(found, request) : finish(id, found)
  }

  /** The files of a post; a text says why X does not take them. */
  function filesOf(ids: readonly string[]): { type: string; bytes: number; alt: string }[] | string {
    const files = ids.map((id) => media.get(id))
    const ready = files.filter((file) => file && !file.hasExpired && file.state === 'succeeded')
    if (ready.length < ids.length) return 'Your media IDs are invalid.'
    const areImages = files.every((file) => file?.category === 'tweet_image')
    if (ids.length > MAX_PER_POST || (ids.length > 1 && !areImages))
      return 'You can attach up to 4 photos or 1 animated GIF or 1 video.'
    return files.flatMap((file) => (file ? [{ type: file.type, bytes: file.total, alt: file.alt }] : []))
  }

  return { media, answer, filesOf }
}
