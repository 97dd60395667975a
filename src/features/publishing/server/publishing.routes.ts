import type { FastifyInstance } from 'fastify'
import * as contract from '#features/campaigns/publish.contract.ts'
import { readPostResults, refreshCampaignResults } from '#features/campaigns/results.contract.ts'
import * as reminderContract from '#features/publishing/reminders.contract.ts'
import { implement } from '#server/http/implement.ts'
import * as health from '../publishing-health.contract.ts'
import { findAddressTrouble } from './health/find-address-trouble.ts'
import { getHealth } from './health/publishing-health.service.ts'
import { confirmPost } from './manual/confirm-post.ts'
import { reportMissing } from './manual/report-missing.ts'
import * as reminders from './reminders/reminders.service.ts'
import * as results from './results/refresh-results.ts'
import { countScheduledThrough } from './schedule/count-scheduled-through.ts'
import * as service from './schedule/schedule.service.ts'

export function publishingRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, contract.publishCampaign, ({ params }, { actor, locale, deps }) =>
    service.publish(deps, actor, locale, params.id),
  )
  implement(app, contract.scheduleCampaign, ({ params, body }, { actor, locale, deps }) =>
    service.schedule(deps, actor, locale, params.id, body),
  )
  implement(app, contract.cancelCampaign, ({ params, body }, { actor }) =>
    service.unschedule(deps, actor, params.id, body.postIds),
  )
  implement(app, contract.retryCampaign, ({ params }, { actor, locale, deps }) =>
    service.retry(deps, actor, locale, params.id),
  )
  implement(app, contract.movePost, ({ params, body }, { actor, locale }) =>
    service.movePost(deps, actor, locale, params, body.scheduledFor),
  )
  implement(app, contract.confirmPost, ({ params, body }, { actor }) =>
    confirmPost(deps, actor, params, body.url || undefined),
  )
  implement(app, contract.reportMissing, ({ params }, { actor }) => reportMissing(deps, actor, params))
  implement(app, refreshCampaignResults, ({ params }, { actor }) =>
    results.refreshResults(deps, actor, params.id),
  )
  implement(app, readPostResults, ({ params }, { actor }) => results.readPostResults(deps, actor, params))
  implement(app, health.countScheduledThrough, ({ params }, { actor }) =>
    countScheduledThrough(deps.db, actor, params.id),
  )
  implement(app, reminderContract.getReminders, (_input, { actor }) => reminders.getReminders(deps, actor))
  implement(app, reminderContract.saveReminders, ({ body }, { actor }) =>
    reminders.saveReminders(deps, actor, body),
  )
  implement(app, reminderContract.addDevice, ({ body }, { actor }) => reminders.addDevice(deps, actor, body))
  implement(app, reminderContract.removeDevice, ({ body }, { actor }) =>
    reminders.removeDevice(deps.db, actor, body.endpoint),
  )
  implement(app, health.getPublishingHealth, async (_input, { actor }) => ({
    ...(await getHealth(deps.db, actor)),
    address: await findAddressTrouble(deps, actor),
  }))
}
