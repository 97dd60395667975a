import { exportPost } from '#features/campaigns/export-post.ts'
import type { DownloadForm } from '#features/campaigns/posts.contract.ts'
import { notFound } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/http/implement.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import * as campaigns from '../campaigns.repository.ts'
import type { PostPath } from '../lock-posts.ts'
import { list as listMedia } from '../media/post-media.repository.ts'
import * as posts from '../posts.repository.ts'
import { fileNameOf, packPosts } from './pack-posts.ts'

const files = {
  html: { type: 'text/html; charset=utf-8', ending: 'html' },
  markdown: { type: 'text/markdown; charset=utf-8', ending: 'md' },
  text: { type: 'text/plain; charset=utf-8', ending: 'txt' },
} as const

/** Exports one post. The text alone names no pictures, because the links would be broken. */
export async function downloadPost(
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  actor: Actor,
  { id, postId }: PostPath,
  form: DownloadForm,
): Promise<FileAnswer> {
  const { workspaceId } = actor
  const campaign = await campaigns.find(deps.db, workspaceId, id)
  const post = (await posts.list(deps.db, workspaceId, id)).find((each) => each.id === postId)
  if (!campaign || !post) throw notFound()
  const name = `${fileNameOf(campaign.title)}-${post.platform}`
  if (form === 'zip') {
    const media = await listMedia(deps.db, workspaceId, [post.id])
    return packPosts(deps, actor, [{ ...post, media }], { name, inFolders: false })
  }
  const { type, ending } = files[form]
  const { title, text } = post
  return { type, body: exportPost({ title, text, pictures: [] }, form), downloadName: `${name}.${ending}` }
}
