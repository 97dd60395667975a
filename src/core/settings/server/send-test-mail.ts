import { AppError } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { Deps } from '#server/deps.ts'
import { mailFailureOf } from '#server/mail/mail-failure.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { mailSettingsMessages } from '../i18n/index.ts'
import * as repository from './mail-settings.repository.ts'
import { mailerFor } from './mail-settings.service.ts'

/** Only to the caller, so that a mail server cannot be used to write to strangers. */
export async function sendTestMail(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  locale: Locale,
  mailer: Mailer,
): Promise<{ sentTo: string }> {
  const sentTo = await repository.getEmail(db, actor.userId)
  const t = textOf(mailSettingsMessages, locale)
  try {
    await mailer.send({ to: sentTo, subject: t('testMail.subject'), text: t('testMail.text') })
  } catch (error) {
    throw new AppError(mailFailureOf(error))
  }
  return { sentTo }
}

export async function tryMailInUse(
  deps: Pick<Deps, 'db' | 'secrets' | 'env' | 'mailer'>,
  actor: Actor,
  locale: Locale,
): Promise<{ sentTo: string }> {
  const mailer = await mailerFor(deps, actor.workspaceId)
  if (!mailer.isConfigured) throw new AppError('mail_not_set')
  return sendTestMail(deps, actor, locale, mailer)
}
