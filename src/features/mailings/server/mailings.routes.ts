import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../mailings.contract.ts'
import * as returnedContract from '../returned-mail.contract.ts'
import * as links from './links/counted-links.service.ts'
import * as service from './mailings.service.ts'
import * as returned from './returned/returned-mail.service.ts'
import { sendTestMessage } from './send-test-message.ts'

export function mailingRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, contract.getMailing, ({ params }, { actor }) => service.get(deps, actor, params))
  implement(app, contract.previewMailing, ({ params }, { actor, locale }) =>
    service.preview(deps, actor, locale, params),
  )
  implement(app, contract.sendMailingTest, ({ params }, { actor, locale }) =>
    service.sendTest(deps, actor, locale, params),
  )
  implement(app, contract.sendTestMessage, ({ params, body }, { actor }) =>
    sendTestMessage(deps, actor, params, body.phone),
  )
  implement(app, contract.stopMailing, ({ params }, { actor }) => service.stop(deps, actor, params))
  implement(app, contract.getMailingSettings, (_input, { actor }) => links.getSettings(deps.db, actor))
  implement(app, contract.saveMailingSettings, ({ body }, { actor }) => links.saveSettings(deps, actor, body))
  implement(app, contract.saveMessagePrice, ({ body }, { actor }) =>
    links.saveMessagePrice(deps, actor, body),
  )
  implement(app, returnedContract.getReturnedMail, (_input, { actor }) => returned.get(deps, actor))
  implement(app, returnedContract.saveReturnedMail, ({ body }, { actor }) => returned.save(deps, actor, body))
  implement(app, returnedContract.removeReturnedMail, (_input, { actor }) => returned.remove(deps, actor))
  implement(app, contract.openMailLink, ({ params }, call) => links.open(deps, params.code, call))
}
