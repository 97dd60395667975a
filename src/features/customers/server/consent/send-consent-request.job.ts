import * as z from 'zod'
import { letterheadOf, publicNameOf } from '#core/brands/index.server.ts'
import { mailerFor } from '#core/settings/index.server.ts'
import { consentMailMessages } from '#features/customers/i18n/index.ts'
import { done } from '#platform/job.ts'
import { textOf } from '#platform/messages.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { withLetterhead } from '#server/mail/with-letterhead.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './consent.repository.ts'
import { confirmUrl, unsubscribeUrl } from './consent-link.ts'

export const sendConsentRequest = defineJob({
  name: 'customers.send-consent-request',
  payload: z.object({ workspaceId: z.uuid(), customerId: z.uuid() }),
  maxAttempts: 5,
  atOnce: 4,
  run: async (payload, deps) => {
    const { db } = deps
    const workspaceId = payload.workspaceId as WorkspaceId
    const [customer] = await repository.findByIds(db, workspaceId, [payload.customerId])
    const address = customer?.email
    // Deleted, answered, or given another address while the mail waited.
    if (!address || customer.emailConsent !== 'pending') return done
    const suppressed = await repository.findSuppressions(db, workspaceId, [address])
    if (suppressed.has(address)) return done
    const { language: locale, brandId, name } = customer
    const t = textOf(consentMailMessages, locale)
    const shop = (await publicNameOf(db, workspaceId, brandId)) || t('shop')
    const url = confirmUrl(deps, { workspaceId, address, locale })
    const stop = unsubscribeUrl(deps, { workspaceId, address, locale })
    const mail = {
      to: address,
      subject: t('subject', { shop }),
      text: t('text', { name, shop, link: url, stop }),
      headers: {
        'List-Unsubscribe': `<${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }
    const letterhead = await letterheadOf(deps, workspaceId, brandId)
    const mailer = await mailerFor(deps, workspaceId)
    await mailer.send(
      withLetterhead(
        mail,
        { ...letterhead, name: letterhead.name || shop },
        { url, label: t('button') },
        { url: stop, label: t('stop') },
      ),
    )
    return done
  },
})
