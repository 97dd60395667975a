import { randomUUID } from 'node:crypto'
import { returnedMailRules } from '#features/mailings/i18n/index.ts'
import type { ReturnedMail, ReturnedMailInput } from '#features/mailings/returned-mail.contract.ts'
import { AppError, type ErrorCode } from '#platform/errors.ts'
import { ruleText } from '#platform/validation.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import { type MailboxProblem, mailboxProblemOf } from '#server/mail/imap-mailbox.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { openAccess, readPassword, sealPassword } from './mailbox-access.ts'
import { readReturnedMail } from './read-returned-mail.job.ts'
import * as repository from './returned-mail.repository.ts'

const noPassword = ruleText(returnedMailRules, 'noPassword')

const codes: Record<MailboxProblem, ErrorCode> = {
  login_refused: 'mail_login_refused',
  insecure: 'mail_tls_failed',
  folder_missing: 'mail_folder_missing',
  address_private: 'address_private',
  too_slow: 'mail_too_slow',
  unreachable: 'mail_unreachable',
}

export async function get(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
): Promise<ReturnedMail> {
  const row = await repository.find(db, workspaceId)
  if (!row) return { mailbox: null }
  const { host, port, secure, username, folder, readAt, problem } = row
  const isLost = readPassword(secrets, row) === null
  return {
    mailbox: {
      ...{ host, port, secure, username, folder },
      readAt: readAt.toISOString(),
      problem: isLost ? 'password_lost' : problem,
    },
  }
}

const isSameLogin = (row: repository.ReturnedMailRow, { host, port, username }: ReturnedMailInput) =>
  row.host === host && row.port === port && row.username === username

/** Signs in and opens the folder before storing; if that fails, the previous mailbox stays. */
export async function save(deps: Deps, actor: Actor, input: ReturnedMailInput): Promise<ReturnedMail> {
  const { workspaceId } = actor
  const before = await repository.find(deps.db, workspaceId)
  const same = before && isSameLogin(before, input) ? before : null
  // A stored password is never sent to another server or for another user.
  const password = input.password || (same && readPassword(deps.secrets, same))
  if (!password) throw new AppError('invalid_input', { fields: { password: noPassword } })
  try {
    ;(await openAccess(deps, { ...input, password })).close()
  } catch (error) {
    throw new AppError(codes[mailboxProblemOf(error)], { cause: error })
  }
  const now = deps.clock.now()
  const kept = same?.folder === input.folder ? same : null
  await deps.db.transaction(async (db) => {
    await repository.save(db, {
      ...input,
      workspaceId,
      version: randomUUID(),
      password: sealPassword(deps.secrets, workspaceId, password),
      uidValidity: kept?.uidValidity ?? null,
      lastUid: kept?.lastUid ?? 0,
      ...{ dueAt: now, readAt: now, problem: null, isTold: false },
    })
    await deps.queue.enqueue(db, readReturnedMail, { workspaceId }, { once: workspaceId })
    await announce(db, actor, 'mailings')
  })
  return get(deps, actor)
}

export const remove = ({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<void> =>
  db.transaction(async (db) => {
    await repository.remove(db, actor.workspaceId)
    await announce(db, actor, 'mailings')
  })
