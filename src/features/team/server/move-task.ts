import { fullName } from '#platform/full-name.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { step, type Timed, tell, wayOf, workOnTask } from './work-on-task.ts'

export const startTask = (deps: Timed, actor: Actor, id: string) =>
  workOnTask(deps, actor, id, (at) => step(at, { status: wayOf(at, 'start') }, { kind: 'started' }))

export const cancelTask = (deps: Timed, actor: Actor, id: string) =>
  workOnTask(deps, actor, id, async (at) => {
    await step(at, { status: wayOf(at, 'cancel'), approverId: null }, { kind: 'cancelled' })
    await tell(at, at.task.assignedTo, {
      type: 'task_cancelled',
      values: { title: at.task.title, name: fullName(at.self) },
    })
  })
