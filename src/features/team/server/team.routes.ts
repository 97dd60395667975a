import type { FastifyInstance } from 'fastify'
import { fullName } from '#platform/full-name.ts'
import { implement } from '#server/http/implement.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import * as contract from '../team.contract.ts'
import { changeTask } from './change-task.ts'
import { completeTask } from './complete-task.ts'
import { createTask } from './create-task.ts'
import { decideTask } from './decide-task.ts'
import * as service from './team.service.ts'
import { nextStatusFor, notifyMember, step, type Timed, workOnTask } from './work-on-task.ts'

const startTask = (deps: Timed, actor: Actor, id: string) =>
  workOnTask(deps, actor, id, (at) => step(at, { status: nextStatusFor(at, 'start') }, { kind: 'started' }))

const cancelTask = (deps: Timed, actor: Actor, id: string) =>
  workOnTask(deps, actor, id, async (at) => {
    await step(at, { status: nextStatusFor(at, 'cancel'), approverId: null }, { kind: 'cancelled' })
    await notifyMember(at, at.task.assignedTo, {
      type: 'task_cancelled',
      values: { title: at.task.title, name: fullName(at.self) },
    })
  })

export function teamRoutes(app: FastifyInstance): void {
  const { deps } = app
  const { db } = deps
  implement(app, contract.listTasks, ({ query }, { actor }) => service.list(db, actor, query))
  implement(app, contract.taskSummary, ({ query }, { actor }) => service.summarize(db, actor, query.assigned))
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
