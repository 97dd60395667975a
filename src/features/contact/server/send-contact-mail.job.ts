import * as z from 'zod'
import { done } from '#platform/job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import * as repository from './contact.repository.ts'
import { contactMail } from './contact-mail.ts'

export const sendContactMail = defineJob({
  name: 'contact.send-mail',
  payload: z.object({ requestId: z.uuid(), workspaceId: z.uuid().nullish() }),
  // A mail server may be away for a night; with the wait doubling up to an hour this tries for about half a day.
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
