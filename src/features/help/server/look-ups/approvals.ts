import { countWaitingFor } from '#features/team/index.server.ts'
import { type Asking, type Finding, wordsFor } from '../look-up.ts'
import { openScreen } from '../open-screen.ts'

export async function lookUpApprovals({ deps, content, actor, locale }: Asking): Promise<Finding> {
  const t = wordsFor(locale)
  if (!actor.canApprove) return { text: t('approvals.noRight'), isQuiet: true, actions: [] }
  const count = await countWaitingFor(deps.db, actor)
  const actions = [openScreen(content, '/approvals', locale)]
  if (count === 0) return { text: t('approvals.none'), isQuiet: true, actions }
  return { text: t('approvals.some', { count }), isQuiet: false, actions }
}
