import type { Recipients } from '#connectors/social/channel.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import type { MailPost } from './mailings.repository.ts'

/** Where a post goes; deliveries are kept for no other. */
export function goesToOf({ platform }: Pick<MailPost, 'platform'>): Recipients {
  const { goesTo } = manifestOf(platform)
  if (!goesTo) throw new Error(`Posts for ${platform} do not go to people.`)
  return goesTo
}
