import { platformName } from '#connectors/social/platform-name.ts'
import { postReasonMessages } from '#features/campaigns/i18n/post-reasons/index.ts'
import { type DatedPost, listDatedPosts } from '#features/campaigns/index.server.ts'
import { type PostReason, postReasons } from '#features/campaigns/post-reasons.ts'
import { textOf } from '#platform/messages.ts'
import {
  type Asking,
  daysAsked,
  type Finding,
  listed,
  momentWords,
  plainName,
  SHOWN,
  spanOf,
  wordsFor,
} from '../look-up.ts'

/** More posts than any shop has in a week. */
const MOST = 500

const isReason = (code: string | null): code is PostReason => postReasons.some((each) => each === code)

/** Why a post was not published, in words; null if it was, or is not due yet. */
function whyNot({ state, reason, scheduledFor }: DatedPost, { locale }: Asking, now: Date): string | null {
  const t = wordsFor(locale)
  const isDue = scheduledFor !== null && scheduledFor <= now
  switch (state) {
    case 'failed':
    case 'needs_you':
    case 'unconfirmed':
      if (isReason(reason)) return textOf(postReasonMessages, locale)(reason)
      return state === 'unconfirmed' ? textOf(postReasonMessages, locale)('unconfirmed') : t('posts.unknown')
    case 'draft':
      return isDue ? t('posts.draft') : null
    case 'scheduled':
      return isDue ? t('posts.late') : null
    default:
      return null
  }
}

/** Which posts were not published, and why. */
export async function lookUpPosts(asking: Asking): Promise<Finding> {
  const { deps, actor, locale } = asking
  const t = wordsFor(locale)
  const now = deps.clock.now()
  const { when, ...days } = daysAsked(asking, 'past')
  const posts = await listDatedPosts(deps.db, actor.workspaceId, spanOf(asking, days), MOST)
  if (posts.length === 0) return { text: t('posts.nothing', { when }), isQuiet: true, actions: [] }
  const troubled = posts.flatMap((post) => {
    const why = whyNot(post, asking, now)
    return why === null ? [] : [{ ...post, why }]
  })
  if (troubled.length === 0) {
    const out = posts.filter(({ state }) => state === 'published').length
    const ahead = posts.filter(({ state }) => state === 'scheduled' || state === 'sending').length
    return { text: t('posts.fine', { when, out, ahead }), isQuiet: true, actions: [] }
  }
  const lines = troubled.slice(0, SHOWN).map(({ title, platform, scheduledFor, why }) =>
    t('posts.line', {
      title: plainName(title),
      platform: platformName(platform, locale),
      time: scheduledFor ? momentWords(asking, scheduledFor) : '',
      reason: why,
    }),
  )
  const campaigns = new Map(troubled.map(({ campaignId, title }) => [campaignId, plainName(title)]))
  return {
    text: `${t('posts.intro', { count: troubled.length, when })}\n${listed(lines, troubled.length, locale)}`,
    isQuiet: false,
    actions: [...campaigns].slice(0, 2).map(([id, title]) => ({
      label: t('openNamed', { title }),
      link: `/campaigns/${id}`,
    })),
  }
}
