import type { FastifyInstance, FastifyReply } from 'fastify'
import { publicNameOf } from '#core/brands/index.server.ts'
import * as contract from '#features/customers/consent.contract.ts'
import { consentPageMessages } from '#features/customers/i18n/index.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { Deps } from '#server/deps.ts'
import { type FileAnswer, implement } from '#server/http/implement.ts'
import { type PlainPage, plainPage } from '#server/http/plain-page.ts'
import * as answers from './answer-by-link.ts'
import { isWorkspace } from './consent.repository.ts'
import { type ConsentLink, readLink, TEST_TOKEN } from './consent-link.ts'

type PageText = ReturnType<typeof textOf<(typeof consentPageMessages)['en']>>
type Visit = { link: ConsentLink; t: PageText; shop: string; token: string }

/** Opens the page of a link, or says in one sentence that it does not work. */
async function open(
  deps: Deps,
  kind: 'confirm' | 'unsubscribe',
  { token, locale, reply }: { token: string; locale: Locale; reply: FastifyReply },
  show: (visit: Visit) => Promise<PlainPage | null>,
): Promise<FileAnswer> {
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  const type = 'text/html; charset=utf-8'
  if (token === TEST_TOKEN) {
    const t = textOf(consentPageMessages, locale)
    return { type, body: plainPage(locale, '', { heading: t('test.heading'), text: t('test.text') }) }
  }
  const link = readLink(deps, kind, token)
  const language = link?.locale ?? locale
  const t = textOf(consentPageMessages, language)
  if (link && (await isWorkspace(deps.db, link.workspaceId))) {
    const shop = await publicNameOf(deps.db, link.workspaceId, null)
    const shown = await show({ link, t, shop: shop || t('shop'), token })
    if (shown) return { type, body: plainPage(language, shop, shown) }
  }
  reply.code(404)
  const heading = t('broken.heading')
  return { type, body: plainPage(language, '', { heading, text: t(`broken.${kind}`) }) }
}

const withToken = (path: string, token: string) => `${path}?token=${encodeURIComponent(token)}`

const confirmed = ({ t, shop, link }: Visit): PlainPage => ({
  heading: t('confirmed.heading'),
  text: t('confirmed.text', { shop, email: link.address }),
})

const unsubscribed = ({ t, shop, link, token }: Visit): PlainPage => ({
  heading: t('unsubscribed.heading'),
  text: t('unsubscribed.text', { shop, email: link.address }),
  action: {
    url: withToken(contract.resubscribe.path, token),
    label: t('unsubscribed.button'),
    isQuiet: true,
  },
})

const subscribed = ({ t, shop, link, token }: Visit): PlainPage => ({
  heading: t('unsubscribe.heading', { shop }),
  text: t('unsubscribe.text', { shop, email: link.address }),
  action: { url: withToken(contract.unsubscribe.path, token), label: t('unsubscribe.button') },
})

export async function publicConsentRoutes(app: FastifyInstance): Promise<void> {
  const { deps } = app
  implement(app, contract.openConfirmation, ({ query }, { locale, reply }) =>
    open(deps, 'confirm', { ...query, locale, reply }, async (visit) => {
      const { isKnown, isConfirmed } = await answers.findAnswer(deps.db, visit.link)
      if (!isKnown) return null
      if (isConfirmed) return confirmed(visit)
      const { t, shop, link, token } = visit
      return {
        heading: t('confirm.heading', { shop }),
        text: t('confirm.text', { email: link.address }),
        action: { url: withToken(contract.confirmConsent.path, token), label: t('confirm.button') },
      }
    }),
  )
  implement(app, contract.openUnsubscribe, ({ query }, { locale, reply }) =>
    open(deps, 'unsubscribe', { ...query, locale, reply }, async (visit) => {
      const { isUnsubscribed } = await answers.findAnswer(deps.db, visit.link)
      return isUnsubscribed ? unsubscribed(visit) : subscribed(visit)
    }),
  )
  await app.register(async (scope) => buttons(scope))
}

/** Forms and mail programs send bodies of several types, in which nothing is needed: the link says it all. */
function buttons(scope: FastifyInstance): void {
  const { deps } = scope
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
  implement(scope, contract.confirmConsent, ({ query }, { locale, reply }) =>
    open(deps, 'confirm', { ...query, locale, reply }, async (visit) =>
      (await answers.confirm(deps, visit.link)) ? confirmed(visit) : null,
    ),
  )
  implement(scope, contract.unsubscribe, ({ query }, { locale, reply }) =>
    open(deps, 'unsubscribe', { ...query, locale, reply }, async (visit) => {
      await answers.unsubscribe(deps, visit.link)
      return unsubscribed(visit)
    }),
  )
  implement(scope, contract.resubscribe, ({ query }, { locale, reply }) =>
    open(deps, 'unsubscribe', { ...query, locale, reply }, async (visit) => {
      await answers.resubscribe(deps, visit.link)
      const { isUnsubscribed } = await answers.findAnswer(deps.db, visit.link)
      if (isUnsubscribed) return unsubscribed(visit)
      const { t, shop, link } = visit
      return {
        heading: t('resubscribed.heading'),
        text: t('resubscribed.text', { shop, email: link.address }),
      }
    }),
  )
}
