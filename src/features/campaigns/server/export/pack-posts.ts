import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import yazl from 'yazl'
import type { ExportFormat } from '#connectors/social/channel.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { openFile } from '#core/files/index.server.ts'
import { exportPost } from '#features/campaigns/export-post.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { AppError } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/http/implement.ts'
import type { Actor } from '#server/tenancy/actor.ts'

type Packed = Pick<Post, 'platform' | 'title' | 'text' | 'media'> &
  Partial<Pick<Post, 'followUps' | 'accountName'>>
type Opening = Pick<Deps, 'db' | 'storage' | 'log'>

const endingOf = (fileName: string) => fileName.slice(fileName.lastIndexOf('.'))

const fileNames: Record<ExportFormat, string> = { html: 'post.html', markdown: 'post.md', text: 'text.txt' }

/** Letters and digits only: a valid file name everywhere. */
export const fileNameOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')
    .toLowerCase() || 'campaign'

/** What a person needs to publish by hand: the text, as a file where the network imports one, and the media. */
export function packPosts(
  deps: Opening,
  actor: Actor,
  posts: readonly Packed[],
  { name, inFolders }: { name: string; inFolders: boolean },
): FileAnswer {
  const zip = new yazl.ZipFile()
  const body = zip.outputStream as Readable
  const fail = (error: Error) => body.destroy(error)
  zip.on('error', fail)
  addAll(deps, actor, zip, posts, inFolders).catch(fail)
  return { type: 'application/zip', body, downloadName: `${name}.zip` }
}

/** Posts of one platform are told apart by their accounts, whose names may be the same. */
function folderOf(post: Packed, posts: readonly Packed[]): string {
  const ofPlatform = posts.filter(({ platform }) => platform === post.platform)
  if (ofPlatform.length === 1) return `${post.platform}/`
  return `${post.platform}-${ofPlatform.indexOf(post) + 1}-${fileNameOf(post.accountName ?? '')}/`
}

/** Streams one entry at a time: a large video is never in memory as a whole. */
async function addAll(
  deps: Opening,
  actor: Actor,
  zip: yazl.ZipFile,
  posts: readonly Packed[],
  inFolders: boolean,
): Promise<void> {
  for (const post of posts) {
    const { platform, title, text, media, followUps = [] } = post
    const folder = inFolders ? folderOf(post, posts) : ''
    const pictures: { src: string; alt: string }[] = []
    for (const [place, { kind, url, alt }] of media.entries()) {
      const file = await open(deps, actor, url)
      if (!file) continue
      const src = `${kind}-${place + 1}${endingOf(file.fileName)}`
      await addFile(zip, file, `${folder}${src}`)
      if (kind === 'picture') pictures.push({ src, alt })
    }
    for (const format of new Set<ExportFormat>(['text', ...(manifestOf(platform).exports ?? [])]))
      zip.addBuffer(
        Buffer.from(exportPost({ title, text, pictures }, format)),
        `${folder}${fileNames[format]}`,
      )
    for (const [place, followUp] of followUps.entries())
      zip.addBuffer(Buffer.from(`${followUp}\n`), `${folder}text-${place + 2}.txt`)
  }
  zip.end()
}

async function addFile(zip: yazl.ZipFile, file: FileAnswer, name: string): Promise<void> {
  const content = Readable.from(file.body)
  const output = zip.outputStream as Readable
  // An aborted download must close the file.
  const stop = () => content.destroy()
  output.once('close', stop)
  zip.addReadStream(content, name, { compress: false })
  if (output.destroyed) stop()
  await finished(content, { writable: false })
  output.off('close', stop)
}

/** A missing file is logged and skipped; the rest is still useful. */
async function open(deps: Opening, actor: Actor, url: string) {
  try {
    return await openFile(deps, actor.workspaceId, url)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}
