import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import { installationMailServer, type KnownMailServer } from '#server/mail/installation-mail-server.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { createSmtpMailer, type MailServer } from '#server/mail/smtp-mailer.ts'
import { guardOf } from '#server/outgoing/network-guard.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { MailSettings } from '../mail-settings.contract.ts'
import * as repository from './mail-settings.repository.ts'
import { MAIL_PURPOSE } from './mail-settings.table.ts'
import { readSealed } from './sealed-text.ts'

const nothing: MailSettings = {
  source: 'none',
  host: null,
  port: null,
  secure: null,
  username: null,
  hasPassword: false,
  isPasswordLost: false,
  fromName: null,
  fromEmail: null,
  testedAt: null,
}

/** For the screen: never the password, and of the operator's server only that it exists. */
export async function get(
  { db, secrets, mailer }: Pick<Deps, 'db' | 'secrets' | 'mailer'>,
  workspaceId: WorkspaceId,
): Promise<MailSettings> {
  const row = await repository.find(db, workspaceId)
  if (!row) return { ...nothing, source: mailer.isConfigured ? 'installation' : 'none' }
  const { password: sealed, testedAt, ...settings } = row
  const password = readSealed(secrets, MAIL_PURPOSE, workspaceId, sealed)
  return {
    ...settings,
    source: 'workspace',
    hasPassword: password.text !== null,
    isPasswordLost: password.isLost,
    testedAt: testedAt.toISOString(),
  }
}

async function findMailServer(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  workspaceId: WorkspaceId,
): Promise<MailServer | null> {
  const row = await repository.find(db, workspaceId)
  if (!row) return null
  const { text: password, isLost } = readSealed(secrets, MAIL_PURPOSE, workspaceId, row.password)
  return isLost ? null : { ...row, password }
}

/** The mailer of a workspace: its own server, otherwise the installation's. */
export async function mailerFor(
  deps: Pick<Deps, 'db' | 'secrets' | 'env' | 'mailer'>,
  workspaceId: WorkspaceId,
): Promise<Mailer> {
  const server = await findMailServer(deps, workspaceId)
  return server ? createSmtpMailer(server, guardOf(deps.env)) : deps.mailer
}

/** The server behind `mailerFor`, with its login. */
export async function findKnownMailServer(
  deps: Pick<Deps, 'db' | 'secrets' | 'env'>,
  workspaceId: WorkspaceId,
): Promise<KnownMailServer | null> {
  const server = await findMailServer(deps, workspaceId)
  return server ? { ...server, isInstallations: false } : installationMailServer(deps.env)
}

/** Whether any mail can be sent at all. */
export const canSendMail = async ({ db, mailer }: Pick<Deps, 'db' | 'mailer'>): Promise<boolean> =>
  mailer.isConfigured || repository.existsAny(db)

/** The stored password for exactly this server and user; it must not be sent to another. */
export async function findStoredPassword(
  deps: Pick<Deps, 'db' | 'secrets'>,
  workspaceId: WorkspaceId,
  { host, port, username }: Pick<MailServer, 'host' | 'port' | 'username'>,
): Promise<string | null> {
  const server = await findMailServer(deps, workspaceId)
  const isSame = server?.host === host && server.port === port && server.username === username
  return isSame ? server.password : null
}

export const remove = ({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<void> =>
  db.transaction(async (db) => {
    await repository.remove(db, actor.workspaceId)
    await announce(db, actor, 'mail-settings')
  })
