import { inboxFigures } from '#features/inbox/index.server.ts'
import { type Asking, type Finding, wordsFor } from '../look-up.ts'
import { openScreen } from '../open-screen.ts'

export async function lookUpInbox({ deps, content, actor, locale }: Asking): Promise<Finding> {
  const t = wordsFor(locale)
  const figures = await inboxFigures(deps.db, actor.workspaceId)
  const actions = [openScreen(content, '/inbox', locale)]
  if (!figures) return { text: t('inbox.none'), isQuiet: true, actions }
  const { total, unread, urgent } = figures
  if (unread === 0) return { text: t('inbox.all', { total }), isQuiet: true, actions }
  return { text: t('inbox.some', { total, unread, urgent }), isQuiet: false, actions }
}
