import { countOpenTasks } from '#features/team/index.server.ts'
import { type Asking, type Finding, wordsFor } from '../look-up.ts'
import { openScreen } from '../open-screen.ts'

export async function lookUpTasks({ deps, content, actor, locale }: Asking): Promise<Finding> {
  const t = wordsFor(locale)
  const { open, late } = await countOpenTasks(deps.db, actor, deps.clock.now())
  const actions = [openScreen(content, '/team', locale)]
  if (open === 0) return { text: t('tasks.none'), isQuiet: true, actions }
  return { text: t('tasks.some', { count: open, late }), isQuiet: false, actions }
}
