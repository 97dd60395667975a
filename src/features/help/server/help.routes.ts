import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import { helpChat } from '../help.contract.ts'
import { answerQuestion } from './answer-question.ts'

export function helpRoutes(app: FastifyInstance): void {
  implement(app, helpChat, ({ body }, { actor }) => answerQuestion(app.deps, actor, body))
}
