import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { OutgoingMedia } from '#connectors/social/adapter.ts'
import { type FileRule, type StoredMediaFile, UnusableFile } from '#connectors/social/outgoing-file.ts'
import {
  mediaAddressOf,
  readStoredFile,
  type StreamedFile,
  streamStoredFile,
} from '#core/files/index.server.ts'
import { runPictureTask } from '#media/pool/media-pool.ts'
import type { Deps } from '#server/deps.ts'
import type { ByteRange } from '#server/storage/storage.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

/** Media of a post as it is stored. */
export type StoredMedia = Omit<OutgoingMedia, 'file'>

type Files = Pick<Deps, 'db' | 'storage' | 'env' | 'secrets' | 'clock'>

const JPEG = 'image/jpeg'

const fits = (
  { type, size }: StreamedFile,
  { width, height }: StoredMedia,
  { types, maxBytes, shape }: FileRule,
) =>
  types.includes(type) && size <= maxBytes && width + height <= (shape?.maxSides ?? Number.POSITIVE_INFINITY)

/** Making it smaller keeps its shape. An unknown size is 0. */
const isTooLong = ({ width, height }: StoredMedia, { shape }: FileRule) =>
  shape !== undefined && Math.max(width, height) > shape.maxRatio * Math.min(width, height)

type Addressed = Parameters<typeof mediaAddressOf>[1] & { fileName: string }

function addressOf(deps: Files, { fileName, ...file }: Addressed): string {
  const address = mediaAddressOf(deps, file)
  if (address === null) throw new UnusableFile('no_public_address', fileName)
  return address
}

/** Always the same object for a file and a limit. No record refers to it, so the sweep removes it after a day. */
const convertedName = (objectName: string, maxBytes: number) =>
  createHash('sha256').update(`${objectName} as a JPEG of ${maxBytes}`).digest('base64url')

/** The picture as a JPEG, if the network takes that; smaller if it has to be. */
async function asJpeg(
  deps: Files,
  workspaceId: WorkspaceId,
  url: string,
  { objectName, fileName, type }: StreamedFile,
  { types, maxBytes }: FileRule,
): Promise<StoredMediaFile> {
  if (!types.includes(JPEG))
    throw new UnusableFile(types.includes(type) ? 'file_too_big' : 'file_type', fileName)
  const stored = await readStoredFile(deps, workspaceId, url)
  if (!stored) throw new UnusableFile('file_missing', fileName)
  const jpeg = await runPictureTask('toJpegWithin', { bytes: stored.bytes, maxBytes }, { workspaceId })
  if (!jpeg) throw new UnusableFile('file_too_big', fileName)
  const name = fileName.replace(/\.\w+$/, '.jpg')
  const all = Buffer.from(jpeg)
  const open = async (range?: ByteRange) =>
    Readable.from([range ? all.subarray(range.start, range.end + 1) : all], { objectMode: false })
  async function publicAddress(): Promise<string> {
    const converted = convertedName(objectName, maxBytes)
    const address = addressOf(deps, { objectName: converted, type: JPEG, fileName: name })
    // Again each time, because what was stored a day ago may be swept before the network has read it.
    await deps.storage.put(converted, await open())
    return address
  }
  return { name, type: JPEG, bytes: jpeg.byteLength, open, publicAddress }
}

async function fileFor(
  deps: Files,
  workspaceId: WorkspaceId,
  media: StoredMedia,
  rule: FileRule,
): Promise<StoredMediaFile> {
  const { kind, url } = media
  const file = await streamStoredFile(deps, workspaceId, url)
  if (!file)
    throw new UnusableFile('file_missing', url.slice(url.lastIndexOf('/') + 1, url.lastIndexOf('/') + 9))
  if (isTooLong(media, rule)) throw new UnusableFile('file_shape', file.fileName)
  if (fits(file, media, rule)) {
    const { fileName: name, type, size: bytes, open } = file
    return { name, type, bytes, open, publicAddress: async () => addressOf(deps, file) }
  }
  if (kind === 'picture') return asJpeg(deps, workspaceId, url, file, rule)
  throw new UnusableFile(rule.types.includes(file.type) ? 'file_too_big' : 'file_type', file.fileName)
}

/** Media with its file, which is opened and converted only when the network's adapter asks for it. */
export const outgoingMedia =
  (deps: Files, workspaceId: WorkspaceId) =>
  (media: StoredMedia): OutgoingMedia => ({
    ...media,
    file: (rule) => fileFor(deps, workspaceId, media, rule),
  })
