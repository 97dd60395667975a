import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import yazl from 'yazl'
import type { Platform } from '#channels/platforms.ts'
import { get as getCampaign } from '#features/campaigns/server/campaigns.service.ts'
import { openFile } from '#features/files/server/files.service.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/http/implement.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import * as repository from './creations.repository.ts'

type Post = Awaited<ReturnType<typeof getCampaign>>['posts'][number]

const endingOf = (fileName: string) => fileName.slice(fileName.lastIndexOf('.'))

/** Letters and digits only, so that it is a name of a file everywhere. */
export const fileNameOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')
    .toLowerCase() || 'campaign'

/** What a person needs to post by hand, for one platform or for all: the texts, and the pictures and videos as they are. */
export async function downloadCreation(
  deps: Deps,
  actor: Actor,
  id: string,
  platform: Platform | undefined,
): Promise<FileAnswer> {
  const creation = await repository.find(deps.db, actor.workspaceId, id)
  if (!creation?.campaignId) throw notFound()
  const campaign = await getCampaign(deps.db, actor, creation.campaignId)
  const posts = platform ? campaign.posts.filter((post) => post.platform === platform) : campaign.posts
  if (posts.length === 0) throw notFound()
  const zip = new yazl.ZipFile()
  const body = zip.outputStream as Readable
  const fail = (error: Error) => body.destroy(error)
  zip.on('error', fail)
  addAll(deps, actor, zip, posts, platform === undefined).catch(fail)
  const name = [fileNameOf(campaign.title), platform].filter(Boolean).join('-')
  return { type: 'application/zip', body, downloadName: `${name}.zip` }
}

/** One entry after the other: a large video is read while it is sent, and never held as a whole. */
async function addAll(
  deps: Deps,
  actor: Actor,
  zip: yazl.ZipFile,
  posts: Post[],
  inFolders: boolean,
): Promise<void> {
  for (const { platform, title, text, media } of posts) {
    const folder = inFolders ? `${platform}/` : ''
    zip.addBuffer(Buffer.from(`${[title, text].filter(Boolean).join('\n\n')}\n`), `${folder}text.txt`)
    for (const [place, { kind, url }] of media.entries()) {
      const file = await open(deps, actor, url)
      if (file) await addFile(zip, file, `${folder}${kind}-${place + 1}${endingOf(file.fileName)}`)
    }
  }
  zip.end()
}

async function addFile(zip: yazl.ZipFile, file: FileAnswer, name: string): Promise<void> {
  const content = Readable.from(file.body)
  const output = zip.outputStream as Readable
  // Whoever breaks the download off must not leave the file open.
  const stop = () => content.destroy()
  output.once('close', stop)
  zip.addReadStream(content, name, { compress: false })
  if (output.destroyed) stop()
  await finished(content, { writable: false })
  output.off('close', stop)
}

/** The rest is worth having all the same; that a file is gone has been logged. */
async function open(deps: Deps, actor: Actor, url: string) {
  try {
    return await openFile(deps, actor.workspaceId, url)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}
