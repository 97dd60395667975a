import { Readable } from 'node:stream'
import type { OutgoingMedia, OutgoingPost } from '../adapter.ts'
import { UnusableFile } from '../outgoing-file.ts'
import { addressOf } from './media-address.fixture.ts'

const types = { picture: 'image/jpeg', video: 'video/mp4' }

/** Media whose file is held in memory; it refuses rules that it does not fit, and converts nothing. */
export function outgoingMediaOf(
  kind: 'picture' | 'video',
  given: Partial<Omit<OutgoingMedia, 'kind' | 'file'>> & {
    bytes?: Buffer
    type?: string
    /** No network can reach it. */
    isUnreachable?: true
  } = {},
): OutgoingMedia {
  const {
    bytes = Buffer.from(`a ${kind}`),
    type = types[kind],
    url = '/api/objects/one',
    isUnreachable,
    ...look
  } = given
  const name = `file${type === 'image/png' ? '.png' : kind === 'picture' ? '.jpg' : '.mp4'}`
  return {
    kind,
    url,
    alt: '',
    width: 1080,
    height: 1080,
    ...look,
    file: async (rule) => {
      if (!rule.types.includes(type)) throw new UnusableFile('file_type', name)
      if (bytes.length > rule.maxBytes) throw new UnusableFile('file_too_big', name)
      return {
        name,
        type,
        bytes: bytes.length,
        open: async (range) =>
          Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes], { objectMode: false }),
        publicAddress: async () => {
          if (isUnreachable) throw new UnusableFile('no_public_address', name)
          return addressOf({ type, bytes })
        },
      }
    },
  }
}

export const outgoingPostOf = (
  platform: OutgoingPost['platform'],
  given: Partial<OutgoingPost> = {},
): OutgoingPost => ({
  platform,
  title: '',
  text: 'Fresh bread at eight.',
  followUps: [],
  media: [],
  options: {},
  reference: 'b2f5c9d4-7a1e-4c55-9b8e-0f6f1d2a3c4b',
  ...given,
})
