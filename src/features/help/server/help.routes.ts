import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import { helpChat } from '../help.contract.ts'
import { answerQuestion } from './answer-question.ts'
import type { HelpContent } from './help-content.ts'

export function helpRoutes(app: FastifyInstance, content: HelpContent): void {
  implement(app, helpChat, ({ body }, { actor }) => answerQuestion(app.deps, content, actor, body))
}
