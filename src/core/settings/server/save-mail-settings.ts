import { recordActivity } from '#core/activity/index.server.ts'
import { AppError } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { ruleText } from '#platform/validation.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import { createSmtpMailer, type MailServer } from '#server/mail/smtp-mailer.ts'
import { guardOf } from '#server/outgoing/network-guard.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { settingsRules } from '../i18n/index.ts'
import type { MailSettings, MailSettingsInput } from '../mail-settings.contract.ts'
import * as repository from './mail-settings.repository.ts'
import { findStoredPassword, get } from './mail-settings.service.ts'
import { MAIL_PURPOSE } from './mail-settings.table.ts'
import { sendTestMail } from './send-test-mail.ts'

const noPassword = ruleText(settingsRules, 'noPassword')

/** Sends a mail before storing; if that fails, the previous settings stay. */
export async function saveMailSettings(
  deps: Pick<Deps, 'db' | 'secrets' | 'env' | 'clock' | 'mailer'>,
  actor: Actor,
  locale: Locale,
  input: MailSettingsInput,
): Promise<MailSettings & { sentTo: string }> {
  const { secrets, clock, env } = deps
  const { workspaceId } = actor
  const server = await serverOf(deps, actor, input)
  const { sentTo } = await sendTestMail(deps, actor, locale, createSmtpMailer(server, guardOf(env)))
  const { password, ...settings } = server
  await deps.db.transaction(async (db) => {
    await repository.save(db, workspaceId, {
      ...settings,
      password: password ? secrets.seal(MAIL_PURPOSE, workspaceId, password) : null,
      testedAt: clock.now(),
    })
    await recordActivity(db, actor, {
      kind: 'mail_connected',
      values: { host: server.host },
      link: '/settings?section=mail',
    })
    await announce(db, actor, 'mail-settings')
  })
  return { ...(await get(deps, workspaceId)), sentTo }
}

async function serverOf(
  deps: Pick<Deps, 'db' | 'secrets'>,
  actor: Actor,
  { username, password, ...rest }: MailSettingsInput,
): Promise<MailServer> {
  const server = { ...rest, username: username || null }
  if (!server.username) return { ...server, password: null }
  const known = password || (await findStoredPassword(deps, actor.workspaceId, server))
  if (!known) throw new AppError('invalid_input', { fields: { password: noPassword } })
  return { ...server, password: known }
}
