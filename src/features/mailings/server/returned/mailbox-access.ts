import type { Deps } from '#server/deps.ts'
import { type MailboxAccess, type OpenMailbox, openMailbox } from '#server/mail/imap-mailbox.ts'
import { guardOf } from '#server/outgoing/network-guard.ts'
import { SealedElsewhere, type Secrets } from '#server/secrets.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { RETURNED_MAIL_PURPOSE } from '../mailings.table.ts'
import type { ReturnedMailRow } from './returned-mail.repository.ts'

/** For everything that is asked of the server in one go. */
const ALL_MS = 120_000

export const sealPassword = (secrets: Pick<Secrets, 'seal'>, workspaceId: WorkspaceId, password: string) =>
  secrets.seal(RETURNED_MAIL_PURPOSE, workspaceId, password)

/** Null if the app secret has changed since. */
export function readPassword(
  secrets: Pick<Secrets, 'open'>,
  { workspaceId, password }: Pick<ReturnedMailRow, 'workspaceId' | 'password'>,
): string | null {
  try {
    return secrets.open(RETURNED_MAIL_PURPOSE, workspaceId, password)
  } catch (error) {
    if (!(error instanceof SealedElsewhere)) throw error
    return null
  }
}

export const openAccess = ({ env }: Pick<Deps, 'env'>, access: MailboxAccess): Promise<OpenMailbox> =>
  openMailbox(access, guardOf(env), { stepMs: env.publishing.deadlineMs, allMs: ALL_MS })
