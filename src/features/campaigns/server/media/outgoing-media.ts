import { Readable } from 'node:stream'
import {
  type FileRule,
  type OutgoingFile,
  type OutgoingMedia,
  UnusableFile,
} from '#connectors/social/adapter.ts'
import { readStoredFile, type StreamedFile, streamStoredFile } from '#core/files/index.server.ts'
import { runPictureTask } from '#media/pool/media-pool.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

/** Media of a post as it is stored. */
export type StoredMedia = Omit<OutgoingMedia, 'file'>

type Files = Pick<Deps, 'db' | 'storage'>

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

/** The picture as a JPEG, if the network takes that; smaller if it has to be. */
async function asJpeg(
  deps: Files,
  workspaceId: WorkspaceId,
  url: string,
  { fileName, type }: StreamedFile,
  { types, maxBytes }: FileRule,
): Promise<OutgoingFile> {
  if (!types.includes(JPEG))
    throw new UnusableFile(types.includes(type) ? 'file_too_big' : 'file_type', fileName)
  const stored = await readStoredFile(deps, workspaceId, url)
  if (!stored) throw new UnusableFile('file_missing', fileName)
  const jpeg = await runPictureTask('toJpegWithin', { bytes: stored.bytes, maxBytes }, { workspaceId })
  if (!jpeg) throw new UnusableFile('file_too_big', fileName)
  const name = fileName.replace(/\.\w+$/, '.jpg')
  const open = () => Promise.resolve(Readable.from([Buffer.from(jpeg)], { objectMode: false }))
  return { name, type: JPEG, bytes: jpeg.byteLength, open }
}

async function fileFor(
  deps: Files,
  workspaceId: WorkspaceId,
  media: StoredMedia,
  rule: FileRule,
): Promise<OutgoingFile> {
  const { kind, url } = media
  const file = await streamStoredFile(deps, workspaceId, url)
  if (!file)
    throw new UnusableFile('file_missing', url.slice(url.lastIndexOf('/') + 1, url.lastIndexOf('/') + 9))
  if (isTooLong(media, rule)) throw new UnusableFile('file_shape', file.fileName)
  if (fits(file, media, rule))
    return { name: file.fileName, type: file.type, bytes: file.size, open: file.open }
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
