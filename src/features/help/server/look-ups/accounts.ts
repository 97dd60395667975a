import { platformName } from '#connectors/social/platform-name.ts'
import { listSocialAccounts } from '#features/social-accounts/index.server.ts'
import { type Asking, type Finding, listed, plainName, SHOWN, wordsFor } from '../look-up.ts'
import { openScreen } from '../open-screen.ts'

/** Which connected accounts do not work. */
export async function lookUpAccounts({ deps, content, actor, locale }: Asking): Promise<Finding> {
  const t = wordsFor(locale)
  const { items } = await listSocialAccounts(deps.db, actor)
  const actions = [{ ...openScreen(content, '/settings', locale), link: '/settings?section=channels' }]
  if (items.length === 0) return { text: t('accounts.none'), isQuiet: true, actions }
  const lines = items.flatMap(({ accountName, platform, health, isActive }) => {
    const trouble = health === 'ok' ? (isActive ? null : 'inactive') : health
    const name = plainName(accountName)
    const place = platformName(platform, locale)
    return trouble ? [t(`accounts.${trouble}`, { name, platform: place })] : []
  })
  if (lines.length === 0) return { text: t('accounts.fine', { count: items.length }), isQuiet: true, actions }
  const count = lines.length
  return {
    text: `${t('accounts.intro', { count })}\n${listed(lines.slice(0, SHOWN), count, locale)}`,
    isQuiet: false,
    actions,
  }
}
