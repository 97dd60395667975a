import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../team.contract.ts'
import { changeTask } from './change-task.ts'
import { completeTask } from './complete-task.ts'
import { createTask } from './create-task.ts'
import { decideTask } from './decide-task.ts'
import { cancelTask, startTask } from './move-task.ts'
import * as service from './team.service.ts'

export function teamRoutes(app: FastifyInstance): void {
  const { deps } = app
  const { db } = deps
  implement(app, contract.listTasks, ({ query }, { actor }) => service.list(db, actor, query))
  implement(app, contract.taskSummary, ({ query }, { actor }) => service.summarise(db, actor, query.assigned))
  implement(app, contract.getTask, ({ params }, { actor }) => service.get(db, actor, params.id))
  implement(app, contract.createTask, ({ body }, { actor, deps }) => createTask(deps, actor, body))
  implement(app, contract.changeTask, ({ params, body }, { actor }) =>
    changeTask(deps, actor, params.id, body),
  )
  implement(app, contract.startTask, ({ params }, { actor }) => startTask(deps, actor, params.id))
  implement(app, contract.cancelTask, ({ params }, { actor }) => cancelTask(deps, actor, params.id))
  implement(app, contract.completeTask, ({ params, body }, { actor }) =>
    completeTask(deps, actor, params.id, body),
  )
  implement(app, contract.pendingApprovals, ({ query }, { actor }) => service.listPending(db, actor, query))
  implement(app, contract.decideTask, ({ params, body }, { actor }) =>
    decideTask(deps, actor, params.id, body),
  )
}
