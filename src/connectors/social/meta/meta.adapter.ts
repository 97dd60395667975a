import type {
  AdapterKind,
  ChannelAccount,
  ChannelAdapter,
  OutgoingPost,
  Progress,
  PublishOutcome,
} from '../adapter.ts'
import type { Reach } from '../http/network-call.ts'
import { graphErrorIn, isAccessRefused } from './graph-error.ts'
import { instagramPost } from './instagram-publication.ts'
import { idSchema, pathOf, read, revokePermissions } from './meta.api.ts'
import { feedPost } from './page-publication.ts'
import { type Access, accessOf, userIn } from './page-tokens.ts'
import { feedVideo, photoStory, videoStory } from './page-video-publication.ts'
import { type Publication, publishInSteps } from './publish-in-steps.ts'
import { readResults } from './read-results.ts'
import { metaSignIn } from './sign-in-meta.ts'

function publicationOf(reach: Reach, access: Access, post: OutgoingPost): Publication {
  if (access.kind === 'instagram') return instagramPost(reach, access, post)
  const film = post.media.find(({ kind }) => kind === 'video')
  if (post.platform !== 'facebook_story')
    return film ? feedVideo(reach, access, post, film) : feedPost(reach, access, post)
  return film ? videoStory(reach, access, film) : photoStory(reach, access, feedPost(reach, access, post))
}

async function publish(
  reach: Reach,
  account: ChannelAccount,
  post: OutgoingPost,
  progress: Progress,
): Promise<PublishOutcome> {
  const access = accessOf(account)
  if (!access) return { kind: 'needs-reconnect' }
  return publishInSteps(reach, publicationOf(reach, access, post), post, progress)
}

async function check(reach: Reach, account: ChannelAccount) {
  const access = accessOf(account)
  if (!access) return 'needs-reconnect'
  const answer = await read(reach, access, pathOf(access.id), { fields: 'id' })
  if (answer.kind !== 'answer') return 'unreachable'
  if (answer.status === 200) return idSchema.safeParse(answer.body).success ? 'ok' : 'unreachable'
  return isAccessRefused(answer) ? 'needs-reconnect' : 'unreachable'
}

async function revoke(reach: Reach, account: ChannelAccount) {
  const userId = userIn(account)
  if (!account.app || userId === undefined) return 'unreachable'
  const answer = await revokePermissions(reach, account.app, userId)
  if (answer.kind !== 'answer') return 'unreachable'
  return answer.status === 200 || graphErrorIn(answer)?.code === 100 ? 'revoked' : 'unreachable'
}

const metaAdapter = (reach: Reach): ChannelAdapter => ({
  publish: (account, post, progress) => publish(reach, account, post, progress),
  results: (account, remoteIds) => readResults(reach, account, remoteIds),
  check: (account) => check(reach, account),
  revoke: (account) => revoke(reach, account),
})

export const meta: AdapterKind<Reach> = { create: metaAdapter, signIn: metaSignIn }
