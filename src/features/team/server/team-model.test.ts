import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { upload } from '#core/files/server/uploads.fixture.ts'
import { teammate } from '#features/people/server/people.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import type { TaskStatus } from '../team.contract.ts'
import { approve, complete, newTask, reject, taskOf } from './team.fixture.ts'

const names = ['ana', 'bo', 'cleo', 'dan'] as const
type Name = (typeof names)[number]

let at: TestApp
let team: Record<Name, Person>
beforeAll(async () => {
  at = await createTestApp()
  const ana = await at.person({ firstName: 'Ana' })
  const bo = await teammate(at, ana, { role: 'manager', managerId: ana.user.id, canApprove: true })
  const cleo = await teammate(at, ana, { managerId: bo.user.id })
  const dan = await teammate(at, ana, { managerId: cleo.user.id })
  team = { ana, bo, cleo, dan }
})
afterAll(() => at.close())

/** Written by hand, so that it shares no bug with the rules: who is asked, and who may decide. */
const asked: Record<Name, Name> = { ana: 'bo', bo: 'ana', cleo: 'bo', dan: 'bo' }
const deciders: Record<Name, readonly Name[]> = {
  ana: ['bo'],
  bo: ['ana'],
  cleo: ['ana', 'bo'],
  dan: ['ana', 'bo'],
}

type ModelTask = {
  id: string
  title: string
  assigner: Name
  assignee: Name
  requiresProof: boolean
  status: TaskStatus
  proofs: string[]
}
type Model = { tasks: ModelTask[]; notified: string[] }

const isOpen = ({ status }: ModelTask) => status === 'pending' || status === 'in_progress'

const person = fc.constantFrom(...names)
const action = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('give' as const), by: person, to: person, proof: fc.boolean() }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'start',
        'complete',
        'complete',
        'bare',
        'approve',
        'reject',
        'clash',
        'cancel',
        'pass',
      ),
      by: fc.constantFrom('assignee', 'assignee', 'assigner', 'asked', 'asked', ...names),
      to: person,
      task: fc.nat(),
    }),
  },
)
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never
type Act = Exclude<Action, { do: 'give' }>

function applyDecision(model: Model, task: ModelTask, decision: 'approve' | 'reject', by: Name): void {
  task.status = decision === 'approve' ? 'completed' : 'in_progress'
  model.notified.push(
    `${task.assignee} ${decision === 'approve' ? 'task_approved' : 'task_rejected'} ${task.title}`,
  )
  if (decision === 'approve' && task.assigner !== by) notifyAssigner(model, task)
}

/** People are not notified of their own actions. */
function notifyAssigner(model: Model, task: ModelTask): void {
  if (task.assigner !== task.assignee) model.notified.push(`${task.assigner} task_completed ${task.title}`)
}

const actorOf = ({ by }: Act, task: ModelTask): Name => {
  if (by === 'assignee') return task.assignee
  if (by === 'assigner') return task.assigner
  return by === 'asked' ? asked[task.assignee] : by
}

/** Runs the action, predicts its result, and compares. */
async function act(model: Model, given: Act, task: ModelTask): Promise<void> {
  const by = actorOf(given, task)
  const caller = team[by]
  const expected = (mayBy: boolean, fits: boolean) => (mayBy ? (fits ? 200 : 409) : 403)
  switch (given.do) {
    case 'start': {
      const { statusCode } = await caller.put(`/api/team-tasks/${task.id}/start`)
      expect(statusCode).toBe(expected(by === task.assignee, task.status === 'pending'))
      if (statusCode === 200) task.status = 'in_progress'
      return
    }
    case 'bare': {
      const { statusCode } = await complete(caller, task.id, { notes: 'No file' })
      const code = expected(by === task.assignee, isOpen(task))
      expect(statusCode).toBe(code === 200 && task.requiresProof ? 422 : code)
      if (statusCode !== 200) return
      task.status = 'completed'
      notifyAssigner(model, task)
      return
    }
    case 'complete': {
      const proofFileUrl = await upload(caller)
      const { statusCode } = await complete(caller, task.id, { proofFileUrl })
      expect(statusCode).toBe(expected(by === task.assignee, isOpen(task)))
      if (statusCode !== 200) return
      task.proofs.push(proofFileUrl)
      task.status = task.requiresProof ? 'pending_approval' : 'completed'
      if (task.requiresProof) model.notified.push(`${asked[task.assignee]} proof_submitted ${task.title}`)
      else notifyAssigner(model, task)
      return
    }
    case 'approve':
    case 'reject': {
      const { statusCode } = await (given.do === 'approve' ? approve : reject)(caller, task.id)
      expect([200, 403, 409]).toContain(statusCode)
      const waits = task.status === 'pending_approval'
      if (waits) expect(statusCode).toBe(deciders[task.assignee].includes(by) ? 200 : 403)
      else expect(statusCode).not.toBe(200)
      if (statusCode === 200) applyDecision(model, task, given.do, by)
      return
    }
    case 'clash': {
      const [approved, rejected] = await Promise.all([approve(team.bo, task.id), reject(team.ana, task.id)])
      const won = [approved, rejected].filter(({ statusCode }) => statusCode === 200)
      expect(won).toHaveLength(task.status === 'pending_approval' ? 1 : 0)
      if (won.length === 1 && won[0] === approved) applyDecision(model, task, 'approve', 'bo')
      else if (won.length === 1) applyDecision(model, task, 'reject', 'ana')
      return
    }
    case 'cancel': {
      const { statusCode } = await caller.put(`/api/team-tasks/${task.id}/cancel`)
      const fits = isOpen(task) || task.status === 'pending_approval'
      expect(statusCode).toBe(expected(by === task.assigner, fits))
      if (statusCode !== 200) return
      task.status = 'cancelled'
      if (task.assignee !== task.assigner)
        model.notified.push(`${task.assignee} task_cancelled ${task.title}`)
      return
    }
    case 'pass': {
      const body = { assignedTo: team[given.to].user.id }
      const { statusCode } = await caller.patch(`/api/team-tasks/${task.id}`, body)
      expect(statusCode).toBe(expected(by === task.assigner, isOpen(task)))
      if (statusCode !== 200 || given.to === task.assignee) return
      task.assignee = given.to
      task.status = 'pending'
      if (given.to !== task.assigner) model.notified.push(`${given.to} task_assigned ${task.title}`)
    }
  }
}

async function give(model: Model, run: string, { by, to, proof }: Extract<Action, { do: 'give' }>) {
  const title = `${run} ${model.tasks.length}`
  const { id } = await newTask(team[by], team[to], { title, requiresProof: proof })
  model.tasks.push({
    id,
    title,
    assigner: by,
    assignee: to,
    requiresProof: proof,
    status: 'pending',
    proofs: [],
  })
  if (by !== to) model.notified.push(`${to} task_assigned ${title}`)
}

/** Directly from the table, because a list may omit something. */
async function notificationsIn(run: string): Promise<string[]> {
  const { rows } = await at.query(
    "select user_id, type, values->>'title' as title from notifications where values->>'title' like $1",
    [`${run}%`],
  )
  const nameOf = (id: string) => names.find((name) => team[name].user.id === id)
  return rows.map(({ user_id, type, title }) => `${nameOf(user_id ?? '')} ${type} ${title}`)
}

test('whatever several people do: only documented states, no proof is lost, nobody is notified twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 8, maxLength: 30 }), async (actions) => {
      const run = randomUUID()
      const model: Model = { tasks: [], notified: [] }
      await give(model, run, { do: 'give', by: 'ana', to: 'cleo', proof: true })
      for (const each of actions) {
        if (each.do === 'give') {
          await give(model, run, each)
          continue
        }
        const task = model.tasks[each.task % model.tasks.length]
        if (task) await act(model, each, task)
      }
      for (const { id, assigner, assignee, status, proofs } of model.tasks) {
        const stored = await taskOf(team[assigner], id)
        expect([stored.status, stored.assignedTo]).toEqual([status, team[assignee].user.id])
        expect(stored.events.flatMap(({ proofFileUrl }) => proofFileUrl ?? [])).toEqual(proofs)
        for (const proof of proofs) expect((await team.dan.get(proof)).statusCode).toBe(200)
      }
      expect((await notificationsIn(run)).sort()).toEqual(model.notified.sort())
    }),
    { numRuns: 12 },
  )
})
