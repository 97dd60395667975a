import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as aiContract from '../ai-settings.contract.ts'
import * as usageContract from '../ai-usage.contract.ts'
import * as localContract from '../local-ai.contract.ts'
import * as mailContract from '../mail-settings.contract.ts'
import * as ai from './ai-settings.service.ts'
import * as usage from './ai-usage.service.ts'
import * as mail from './mail-settings.service.ts'
import { listLocalAi, saveAiSettings, saveLocalAi } from './save-ai-settings.ts'
import { saveMailSettings } from './save-mail-settings.ts'
import { tryMailInUse } from './send-test-mail.ts'

export function connectionSettingsRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, aiContract.getAiSettings, (_input, { actor }) => ai.get(deps, actor.workspaceId))
  implement(app, aiContract.saveAiSettings, ({ body }, { actor }) => saveAiSettings(deps, actor, body))
  implement(app, aiContract.removeAiSettings, (_input, { actor }) => ai.remove(deps, actor))
  implement(app, localContract.findLocalAi, (_call, { actor }) => listLocalAi(deps, actor))
  implement(app, localContract.chooseLocalAi, ({ body }, { actor }) => saveLocalAi(deps, actor, body))
  implement(app, usageContract.getAiUsage, (_input, { actor }) => usage.getUsage(deps, actor.workspaceId))
  implement(app, usageContract.saveAiBudget, ({ body }, { actor }) => usage.saveBudget(deps, actor, body))
  implement(app, mailContract.getMailSettings, (_input, { actor }) => mail.get(deps, actor.workspaceId))
  implement(app, mailContract.saveMailSettings, ({ body }, { actor, locale }) =>
    saveMailSettings(deps, actor, locale, body),
  )
  implement(app, mailContract.removeMailSettings, (_input, { actor }) => mail.remove(deps, actor))
  implement(app, mailContract.testMail, (_input, { actor, locale }) => tryMailInUse(deps, actor, locale))
}
