import { platformName } from '#connectors/social/platform-name.ts'
import { countDatedPosts, listDatedPosts } from '#features/campaigns/index.server.ts'
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
import { openScreen } from '../open-screen.ts'

/** The posts scheduled for the requested days. */
export async function lookUpScheduled(asking: Asking): Promise<Finding> {
  const { deps, content, actor, locale } = asking
  const t = wordsFor(locale)
  const { when, ...days } = daysAsked(asking, 'ahead')
  const filter = { ...spanOf(asking, days), states: ['scheduled', 'sending'] as const }
  const counted = await countDatedPosts(deps.db, actor.workspaceId, filter)
  const count = counted.reduce((sum, { posts }) => sum + posts, 0)
  const actions = [openScreen(content, '/calendar', locale)]
  if (count === 0) return { text: t('scheduled.none', { when }), isQuiet: true, actions }
  const posts = await listDatedPosts(deps.db, actor.workspaceId, filter, SHOWN)
  const lines = posts.map(({ title, platform, scheduledFor }) =>
    t('scheduled.line', {
      time: scheduledFor ? momentWords(asking, scheduledFor) : '',
      title: plainName(title),
      platform: platformName(platform, locale),
    }),
  )
  return {
    text: `${t('scheduled.intro', { count, when })}\n${listed(lines, count, locale)}`,
    isQuiet: false,
    actions,
  }
}
