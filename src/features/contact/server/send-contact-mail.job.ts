import * as z from 'zod'
import { done } from '#platform/job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { Mail } from '#server/mail/mailer.ts'
import type { ContactRequest } from './contact.repository.ts'
import * as repository from './contact.repository.ts'
import { factsOf } from './contact-facts.ts'
import { onOneLine } from './plain-text.ts'

/** The operator's mail, in English like all operator texts. Replies go to the sender. */
function contactMail(request: ContactRequest, to: string): Mail {
  const facts = factsOf(request).map(([name, value]) => `${name}: ${value}`)
  return {
    to,
    replyTo: request.email,
    subject: `CampAIgner ${request.topic}: ${onOneLine(request.name)}`,
    text: [...facts, '', request.message].join('\n'),
  }
}

export const sendContactMail = defineJob({
  name: 'contact.send-mail',
  payload: z.object({ requestId: z.uuid(), workspaceId: z.uuid().nullish() }),
  // A mail server may be away for a night; with backoff up to an hour this retries for about half a day.
  maxAttempts: 20,
  backoffSeconds: 30,
  run: async ({ requestId }, { db, env, mailer, clock }) => {
    const request = await repository.find(db, requestId)
    if (!request || request.mailedAt || !env.contactEmail) return done
    await mailer.send(contactMail(request, env.contactEmail))
    await repository.setMailed(db, requestId, clock.now())
    return done
  },
})
