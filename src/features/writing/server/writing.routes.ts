import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import { getLiveTexts } from '../live-texts.contract.ts'
import * as contract from '../writing.contract.ts'
import { getTexts } from './live-texts.ts'
import { summarizeBrief } from './summarize-brief.ts'
import { writerInUse } from './writing.service.ts'

export function writingRoutes(app: FastifyInstance): void {
  implement(app, contract.getWriter, (_input, { actor }) => writerInUse(app.deps, actor.workspaceId))
  implement(app, contract.readBrief, ({ body }, { actor, locale }) =>
    summarizeBrief(app.deps, actor, locale, body),
  )
  implement(app, getLiveTexts, ({ params }, { actor }) => getTexts(app.deps.db, actor.workspaceId, params.id))
}
