import { mailerFor } from '#core/settings/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { findLatestWorkspace } from './auth.repository.ts'
import { listPlaces } from './profile.repository.ts'

/**
 * What may carry a mail that opens or concerns a person's account: the installation's server, else that of a workspace. Its
 * owners could read along, so it has to be one that the person owns, or the only place they have.
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
