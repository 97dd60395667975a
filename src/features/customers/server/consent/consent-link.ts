import * as z from 'zod'
import { openConfirmation, openUnsubscribe } from '#features/customers/consent.contract.ts'
import { type Locale, locales } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import { publicUrl } from '#server/public-url.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

const CONFIRM_DAYS = 30

/** The purpose is part of the signature: one cannot be used as the other. */
const purposes = { confirm: 'consent confirm email', unsubscribe: 'consent unsubscribe email' }
const paths = { confirm: openConfirmation.path, unsubscribe: openUnsubscribe.path }
type Purpose = keyof typeof purposes

/** The address instead of the customer: the link works after the customer was deleted. */
export type ConsentLink = { workspaceId: WorkspaceId; address: string; locale: Locale }

const contentSchema = z.tuple([
  z.uuid(),
  z.union([z.email(), z.e164()]),
  z.enum(locales),
  z.number().nullable(),
])

const urlOf = (
  { secrets, env }: Pick<Deps, 'secrets' | 'env'>,
  purpose: Purpose,
  { workspaceId, address, locale }: ConsentLink,
  expiresAt: number | null,
) => {
  const content = Buffer.from(JSON.stringify([workspaceId, address, locale, expiresAt])).toString('base64url')
  const token = `${content}.${secrets.sign(purposes[purpose], content)}`
  return `${publicUrl(env)}${paths[purpose]}?token=${token}`
}

export const confirmUrl = (deps: Pick<Deps, 'secrets' | 'env' | 'clock'>, link: ConsentLink) =>
  urlOf(deps, 'confirm', link, deps.clock.now().getTime() + CONFIRM_DAYS * 24 * 60 * 60 * 1000)

/** Never expires: people unsubscribe with old mails. */
export const unsubscribeUrl = (deps: Pick<Deps, 'secrets' | 'env'>, link: ConsentLink) =>
  urlOf(deps, 'unsubscribe', link, null)

/** In messages that people send themselves as a test: its page changes nothing. */
export const TEST_TOKEN = 'test'

/** Null if the token is forged, for another purpose or expired. */
export function readLink(
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  purpose: Purpose,
  token: string,
): ConsentLink | null {
  const [content = '', signature = ''] = token.split('.')
  if (!secrets.verify(purposes[purpose], content, signature)) return null
  const [workspaceId, address, locale, expiresAt] = contentSchema.parse(
    JSON.parse(Buffer.from(content, 'base64url').toString()),
  )
  if (expiresAt !== null && expiresAt <= clock.now().getTime()) return null
  return { workspaceId: workspaceId as WorkspaceId, address, locale }
}
