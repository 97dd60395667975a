import sharp from 'sharp'
import type { Person } from '#tests/person.ts'
import type { MediaItem } from '../media-library.contract.ts'

/** A plain photo in one color. */
export const photo = (width = 600, height = 400, background = '#aa5500') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** Uploads a file; answers its URL. */
export async function uploadFile(person: Person, payload: Buffer): Promise<string> {
  const { uploadURL } = (await person.post('/api/objects/upload')).json<{ uploadURL: string }>()
  const answer = await person.call({ method: 'PUT', url: uploadURL, payload })
  if (answer.statusCode !== 200) throw new Error(`Answered ${answer.statusCode}: ${answer.body}`)
  return answer.json<{ url: string }>().url
}

export async function addPicture(
  person: Person,
  { bytes, ...details }: { bytes?: Buffer; name?: string; tags?: string[] } = {},
): Promise<MediaItem> {
  const url = await uploadFile(person, bytes ?? (await photo()))
  const answer = await person.post('/api/media', { url, ...details })
  if (answer.statusCode !== 201) throw new Error(`Answered ${answer.statusCode}: ${answer.body}`)
  return answer.json()
}
