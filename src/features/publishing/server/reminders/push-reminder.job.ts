import * as z from 'zod'
import { clip } from '#platform/clip.ts'
import { done } from '#platform/job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { composeReminder, gatherAgainAt } from './compose-reminder.ts'
import { push } from './push-service.ts'
import { findSubscription, removeSubscription } from './push-subscriptions.repository.ts'
import { remindedSchema } from './send-reminder.job.ts'

/** Longer titles are cut by every phone. */
const MAX_TITLE = 120

/** The same reminder on one device: a job of its own, so that a retry does not repeat it on the others. */
export const pushReminder = defineJob({
  name: 'publishing.push-reminder',
  payload: remindedSchema.extend({ subscriptionId: z.uuid() }),
  maxAttempts: 4,
  atOnce: 4,
  run: async ({ subscriptionId, userId, at, gatherUntil, ...of }, deps) => {
    const { db, log } = deps
    const about = { ...of, at: new Date(at) }
    const after = await gatherAgainAt(deps, about, new Date(gatherUntil))
    if (after) return { status: 'again', after }
    const device = await findSubscription(db, of.workspaceId, subscriptionId)
    // Somebody else may use the browser by now.
    if (device?.userId !== userId) return done
    const reminder = await composeReminder(db, about, userId)
    const [first] = reminder?.links ?? []
    if (!reminder || !first) return done
    const message = { title: clip(reminder.title, MAX_TITLE), link: first.path }
    const answer = await push(deps, device, JSON.stringify(message))
    if (answer === 'gone') await removeSubscription(db, of.workspaceId, subscriptionId)
    if (answer === 'later') throw new Error('The push service did not take the reminder.')
    if (answer === 'refused')
      log.warn({ subscription: subscriptionId }, 'the push service refused a reminder')
    return done
  },
})
