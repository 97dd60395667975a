import type { Delivery } from '#connectors/social/outbox/outbox.ts'
import type { Reader } from '#features/customers/index.server.ts'
import { messageWriter } from '#features/message-templates/index.server.ts'
import type { Deps } from '#server/deps.ts'
import { goesToOf } from './goes-to.ts'
import { letterWriter } from './letters.ts'
import { shortLinksOf } from './links/count-links.ts'
import type { MailingRef } from './mailing-outbox.ts'
import * as repository from './mailings.repository.ts'

type Content = Pick<Delivery, 'letter' | 'message'>

/** What one person gets of a post. What all get is read once. */
export async function writersOf(
  deps: Deps,
  { workspaceId, postId }: Pick<MailingRef, 'workspaceId' | 'postId'>,
): Promise<(reader: Reader & { address: string }) => Content> {
  const post = await repository.findPost(deps.db, workspaceId, postId)
  if (post && goesToOf(post) === 'phones') {
    const write = await messageWriter(deps, workspaceId, post)
    return (reader) => ({ message: write(reader) })
  }
  const links = await shortLinksOf(deps, workspaceId, postId)
  const write = await letterWriter(deps, workspaceId, post?.brandId ?? null, links)
  return (reader) => ({ letter: write(reader) })
}
