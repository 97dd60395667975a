import type { FastifyReply, FastifyRequest } from 'fastify'
import { linkPageMessages } from '#features/mailings/i18n/index.ts'
import type { MailingSettings, MessagePrice } from '#features/mailings/mailings.contract.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { FileAnswer } from '#server/http/implement.ts'
import { plainPage } from '#server/http/plain-page.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { isClick } from './is-click.ts'
import * as repository from './mail-links.repository.ts'

export const getSettings = (db: Db, { workspaceId }: Actor) => repository.findSettings(db, workspaceId)

export const saveSettings = (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  settings: MailingSettings,
): Promise<MailingSettings> =>
  db.transaction(async (db) => {
    await repository.writeSettings(db, actor.workspaceId, settings)
    await announce(db, actor, 'mailings')
    return settings
  })

export const saveMessagePrice = (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  price: MessagePrice,
): Promise<MessagePrice> =>
  db.transaction(async (db) => {
    await repository.writeSettings(db, actor.workspaceId, price)
    await announce(db, actor, 'mailings')
    return price
  })

type Visit = { request: FastifyRequest; reply: FastifyReply; locale: Locale }

/** Leads on to the stored address; a code that is not stored leads to a page that says so. */
export async function open(
  { db }: Pick<Deps, 'db'>,
  code: string,
  { request, reply, locale }: Visit,
): Promise<FileAnswer> {
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
  const type = 'text/html; charset=utf-8'
  const url = isClick(request.method, request.headers)
    ? await repository.countClick(db, code)
    : await repository.findAddress(db, code)
  if (url !== null) {
    reply.code(302).header('location', url)
    return { type, body: '' }
  }
  const t = textOf(linkPageMessages, locale)
  reply.code(404)
  return { type, body: plainPage(locale, '', { heading: t('heading'), text: t('text') }) }
}
