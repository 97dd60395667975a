import { mailerFor } from '#core/settings/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { findLatestWorkspace } from './auth.repository.ts'
import { listPlaces } from './profile.repository.ts'

/**
 * The mailer for mails about a person's account: the installation's server, otherwise a workspace's. Its owners could
 * read them, so it must be a workspace that the person owns, or their only one.
 */
export async function findMailerForPerson(
  deps: Pick<Deps, 'db' | 'secrets' | 'env' | 'mailer'>,
  userId: string,
): Promise<Mailer | null> {
  if (deps.mailer.isConfigured) return deps.mailer
  const places = await listPlaces(deps.db, userId)
  const trusted = places.length === 1 ? places : places.filter(({ role }) => role === 'owner')
  const latest = await findLatestWorkspace(deps.db, userId)
  trusted.sort((a, b) => Number(b.workspaceId === latest) - Number(a.workspaceId === latest))
  for (const { workspaceId } of trusted) {
    const mailer = await mailerFor(deps, workspaceId)
    if (mailer.isConfigured) return mailer
  }
  return null
}
