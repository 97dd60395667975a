import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdf, upload } from '#core/files/server/uploads.fixture.ts'
import { teammate } from '#features/people/server/people.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import type { TeamTask } from '../team.contract.ts'
import {
  approve,
  complete,
  handIn,
  newTask,
  reject,
  taskNotificationsOf,
  taskNotificationTypes,
  taskOf,
  waitingFor,
} from './team.fixture.ts'

let at: TestApp
let ana: Person
let bo: Person
let cleo: Person
beforeAll(async () => {
  at = await createTestApp()
  ana = await at.person()
  bo = await teammate(at, ana, { role: 'manager', managerId: ana.user.id, canApprove: true })
  cleo = await teammate(at, ana, { firstName: 'Cleo', lastName: 'Paz', managerId: bo.user.id })
})
afterAll(() => at.close())

const listOf = async (person: Person, assigned: boolean) =>
  (await person.get(`/api/team-tasks?assigned=${assigned}`)).json<TeamTask[]>()
const statusOf = async (person: Person, id: string) => (await taskOf(person, id)).status
const codeOf = (answer: { statusCode: number; json(): { code: string } }) => [
  answer.statusCode,
  answer.json().code,
]

describe('a new task', () => {
  test('is pending, of medium priority, requires proof, and notifies the assignee', async () => {
    const task = await newTask(ana, cleo)
    expect(task).toMatchObject({
      status: 'pending',
      priority: 'medium',
      requiresProof: true,
      description: '',
      dueDate: null,
      assignedTo: cleo.user.id,
      assignedToUser: { firstName: 'Cleo', lastName: 'Paz' },
      assignedByUser: { firstName: 'Ana', lastName: 'Ruiz' },
      proofFileUrl: null,
    })
    expect((await taskNotificationsOf(cleo)).at(-1)).toEqual(
      expect.objectContaining({
        type: 'task_assigned',
        title: 'New task: Photograph the window',
        message: 'Ana Ruiz assigned you this task. Open it to see the details.',
        link: `/team?task=${task.id}`,
      }),
    )
  })

  test('can be assigned by any member to any other, and to oneself without a notification', async () => {
    expect((await newTask(cleo, ana)).assignedByUser).toMatchObject({ firstName: 'Cleo' })
    const before = await taskNotificationTypes(cleo)
    await newTask(cleo, cleo)
    expect(await taskNotificationTypes(cleo)).toEqual(before)
  })

  test('is listed for its assignee and its assigner, and for nobody else', async () => {
    const { id } = await newTask(ana, cleo)
    expect((await listOf(cleo, true)).map((task) => task.id)).toContain(id)
    expect((await listOf(cleo, false)).map((task) => task.id)).not.toContain(id)
    expect((await listOf(ana, false)).map((task) => task.id)).toContain(id)
    expect([...(await listOf(bo, true)), ...(await listOf(bo, false))]).toEqual([])
  })

  test.each([
    ['assignedTo', { assignedTo: undefined }, 400, 'Choose a team member'],
    ['title', { title: '   ' }, 400, 'Title is required'],
    ['title', { title: 'x'.repeat(201) }, 400, 'At most 200 characters'],
    ['priority', { priority: 'whenever' }, 400, 'Must be one of: low, medium, high, urgent'],
    ['dueDate', { dueDate: 'tomorrow' }, 400, 'Invalid date and time'],
    ['dueDate', { dueDate: '0000-01-01T00:00:00Z' }, 400, 'Choose a year from 2000 to 2199'],
  ])('with an invalid %s is refused', async (field, wrong, status, text) => {
    const body = { title: 'Sweep', assignedTo: cleo.user.id, ...wrong }
    const answer = await ana.post('/api/team-tasks', body)
    expect([answer.statusCode, answer.json().fields]).toEqual([status, { [field]: text }])
  })

  test('for a person of another workspace is refused, without a notification', async () => {
    const stranger = await at.person()
    const answer = await ana.post('/api/team-tasks', { title: 'Sweep', assignedTo: stranger.user.id })
    expect([answer.statusCode, answer.json().fields]).toEqual([
      422,
      { assignedTo: 'Choose a member of your team' },
    ])
    expect(await taskNotificationsOf(stranger)).toEqual([])
  })

  test('cannot set its own state, approver or proof', async () => {
    const task = await newTask(ana, cleo, {
      status: 'completed',
      approverId: ana.user.id,
      proofFileUrl: '/x',
      assignedBy: bo.user.id,
    })
    expect(task).toMatchObject({ status: 'pending', approver: null, proofFileUrl: null })
    expect(task.assignedByUser?.id).toBe(ana.user.id)
  })
})

test('the figures count own and assigned tasks, and done and open ones of the view', async () => {
  const [dan, eva] = [await teammate(at, ana), await teammate(at, ana)]
  const first = await newTask(dan, eva, { requiresProof: false })
  await newTask(dan, eva)
  const third = await newTask(dan, eva)
  await newTask(eva, dan)
  await complete(eva, first.id)
  await dan.put(`/api/team-tasks/${third.id}/cancel`)
  const figures = async (assigned: boolean) =>
    (await eva.get(`/api/team-tasks/summary?assigned=${assigned}`)).json()
  expect(await figures(true)).toEqual({ assignedToMe: 3, createdByMe: 1, completed: 1, pending: 1 })
  expect(await figures(false)).toEqual({ assignedToMe: 3, createdByMe: 1, completed: 0, pending: 1 })
})

test('pages contain every task once, newest first', async () => {
  const dan = await teammate(at, ana)
  for (let number = 1; number <= 5; number++) {
    at.clock.advance(1)
    await newTask(ana, dan, { title: String(number) })
  }
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const answer = await dan.get(`/api/team-tasks?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
    seen.push(...answer.json<TeamTask[]>().map(({ title }) => title))
    cursor = answer.headers['x-next-cursor'] as string | undefined
  } while (cursor)
  expect(seen).toEqual(['5', '4', '3', '2', '1'])
})

describe('completing', () => {
  test('a task without proof completes it immediately, with the notes', async () => {
    const { id } = await newTask(ana, cleo, { requiresProof: false })
    const answer = await complete(cleo, id, { notes: 'Done', proofFileUrl: null })
    expect(answer.json()).toMatchObject({ status: 'completed', notes: 'Done', proofFileUrl: null })
    expect(answer.json().completedAt).not.toBeNull()
  })

  test('a task that requires proof is refused without a file, and names the field', async () => {
    const { id } = await newTask(ana, cleo)
    const answer = await complete(cleo, id, { notes: 'Trust me', proofFileUrl: null })
    expect([answer.statusCode, answer.json().fields]).toEqual([
      422,
      { proofFileUrl: 'Add a proof file before you complete this task' },
    ])
    expect(await statusOf(ana, id)).toBe('pending')
  })

  test('with proof goes to the manager, who is notified once', async () => {
    const { id } = await newTask(ana, cleo)
    const before = (await taskNotificationsOf(bo)).length
    const proof = await handIn(cleo, id)
    expect(await taskOf(cleo, id)).toMatchObject({
      status: 'pending_approval',
      proofFileUrl: proof,
      approver: { id: bo.user.id },
    })
    expect((await taskNotificationsOf(bo)).slice(before)).toMatchObject([
      { type: 'proof_submitted', title: 'Proof to review: Photograph the window', link: '/approvals' },
    ])
    expect((await waitingFor(bo)).find((task) => task.id === id)).toMatchObject({
      status: 'pending_approval',
      proofFileUrl: proof,
      notes: 'Here it is',
      assignedUser: { firstName: 'Cleo', lastName: 'Paz' },
    })
  })

  test('is for the assignee only: not for the assigner, not for a colleague', async () => {
    const { id } = await newTask(ana, cleo, { requiresProof: false })
    expect(codeOf(await complete(ana, id))).toEqual([403, 'forbidden'])
    expect(codeOf(await complete(bo, id))).toEqual([403, 'forbidden'])
    expect(await statusOf(ana, id)).toBe('pending')
  })

  test('happens once', async () => {
    const { id } = await newTask(ana, cleo)
    await handIn(cleo, id)
    const again = await complete(cleo, id, { proofFileUrl: await upload(cleo) })
    expect(codeOf(again)).toEqual([409, 'task_moved_on'])
  })

  test('requires a file of this workspace', async () => {
    const stranger = await at.person()
    const { id } = await newTask(ana, cleo)
    for (const proofFileUrl of [await upload(stranger), `/api/objects/${'x'.repeat(43)}`]) {
      const answer = await complete(cleo, id, { proofFileUrl })
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['proofFileUrl']])
    }
    const answer = await complete(cleo, id, { proofFileUrl: 'javascript:alert(1)' })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['proofFileUrl']])
  })

  test('the proof may be a PDF, and only the workspace can read it', async () => {
    const { id } = await newTask(ana, cleo)
    const proofFileUrl = await upload(cleo, pdf)
    expect((await complete(cleo, id, { proofFileUrl })).statusCode).toBe(200)
    expect((await bo.get(proofFileUrl)).headers['content-type']).toBe('application/pdf')
    expect((await (await at.person()).get(proofFileUrl)).statusCode).toBe(404)
    expect((await at.call({ url: proofFileUrl })).statusCode).toBe(401)
  })

  test('a task assigned to oneself, with no other approver, is done immediately', async () => {
    const alone = await at.person()
    const { id } = await newTask(alone, alone)
    const proof = await handIn(alone, id)
    expect(await taskOf(alone, id)).toMatchObject({ status: 'completed', proofFileUrl: proof })
  })
})

describe('deciding', () => {
  async function waiting(): Promise<string> {
    const { id } = await newTask(ana, cleo)
    await handIn(cleo, id)
    return id
  }

  test('approval completes the task and notifies the assignee once', async () => {
    const id = await waiting()
    const before = (await taskNotificationsOf(cleo)).length
    const answer = await approve(bo, id)
    expect(answer.json()).toMatchObject({ status: 'completed', approver: null })
    expect((await taskNotificationsOf(cleo)).slice(before)).toMatchObject([
      { type: 'task_approved', link: `/team?task=${id}` },
    ])
    expect((await waitingFor(bo)).map((task) => task.id)).not.toContain(id)
  })

  test('rejection returns it with the reason, and the next proof starts a new round', async () => {
    const { id } = await newTask(ana, cleo)
    const first = await handIn(cleo, id, 'First try')
    expect((await reject(bo, id, '  Too dark ')).json()).toMatchObject({
      status: 'in_progress',
      rejectionReason: 'Too dark',
      proofFileUrl: null,
    })
    expect((await taskNotificationsOf(cleo)).at(-1)).toMatchObject({
      type: 'task_rejected',
      message: 'Bo Lind asked you to do it again: Too dark',
    })
    const second = await handIn(cleo, id, 'Second try')
    await approve(bo, id)
    const { events, rejectionReason } = await taskOf(cleo, id)
    expect(rejectionReason).toBeNull()
    expect(events.map(({ kind, text, proofFileUrl }) => [kind, text, proofFileUrl])).toEqual([
      ['created', 'Cleo Paz', null],
      ['submitted', 'First try', first],
      ['rejected', 'Too dark', null],
      ['submitted', 'Second try', second],
      ['approved', null, null],
    ])
    expect((await ana.get(first)).statusCode).toBe(200)
  })

  test('a long reason is shortened in the notification, without splitting an emoji', async () => {
    const id = await waiting()
    const answer = await reject(bo, id, `${'x'.repeat(279)}😀 and more`)
    expect(answer.statusCode).toBe(200)
    expect((await taskNotificationsOf(cleo)).at(-1)?.message).toMatch(/: x{279}…$/)
  })

  test.each(['', '   ', undefined])('a rejection with the reason %j is refused', async (comments) => {
    const id = await waiting()
    const answer = await bo.put(`/api/tasks/${id}/approve`, { action: 'reject', comments })
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { comments: 'Please provide a reason for rejection' },
    ])
  })

  test('any other action is refused', async () => {
    const id = await waiting()
    const answer = await bo.put(`/api/tasks/${id}/approve`, { action: 'publish' })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['action']])
  })

  test('without the right to approve both calls answer 403', async () => {
    const id = await waiting()
    expect(codeOf(await cleo.get('/api/tasks/pending-approval'))).toEqual([403, 'forbidden'])
    expect(codeOf(await approve(cleo, id))).toEqual([403, 'forbidden'])
    const dan = await teammate(at, ana)
    expect(codeOf(await approve(dan, id))).toEqual([403, 'forbidden'])
    expect(await statusOf(ana, id)).toBe('pending_approval')
  })

  test('is refused for one’s own work and for people who are not subordinates', async () => {
    const dan = await teammate(at, ana, { managerId: ana.user.id, canApprove: true })
    const own = await newTask(bo, dan)
    await handIn(dan, own.id)
    expect(codeOf(await approve(dan, own.id))).toEqual([403, 'forbidden'])
    const other = await waiting()
    expect(codeOf(await approve(dan, other))).toEqual([403, 'forbidden'])
    expect((await waitingFor(dan)).map((task) => task.id)).toEqual([])
    expect((await waitingFor(ana)).map((task) => task.id)).toEqual(expect.arrayContaining([own.id, other]))
  })

  test('a second decision is refused', async () => {
    const id = await waiting()
    await approve(bo, id)
    expect(codeOf(await reject(ana, id))).toEqual([409, 'task_decided'])
    expect(await statusOf(ana, id)).toBe('completed')
  })

  test('of fifty concurrent decisions exactly one counts, and the assignee is notified once', async () => {
    const id = await waiting()
    const before = (await taskNotificationsOf(cleo)).length
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => (turn % 2 === 0 ? approve(bo, id) : reject(ana, id))),
    )
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 409)).toHaveLength(49)
    expect(await taskNotificationsOf(cleo)).toHaveLength(before + 1)
    const { events } = await taskOf(ana, id)
    expect(events.filter(({ kind }) => kind === 'approved' || kind === 'rejected')).toHaveLength(1)
  })
})

test('hostile names come back as plain text', async () => {
  const title = '<img src=x onerror=alert(1)> \u202Egnp.exe {name} 🦊'
  const { id } = await newTask(ana, cleo, { title })
  expect((await taskOf(cleo, id)).title).toBe(title)
  // In our sentence nothing may change the text direction.
  expect((await taskNotificationsOf(cleo)).at(-1)?.title).toBe(`New task: ${title.replace('\u202E', '')}`)
})

test("activity is visible to everyone without the titles of other people's tasks", async () => {
  const { id } = await newTask(ana, cleo, { title: 'Secret errand' })
  await handIn(cleo, id)
  await approve(bo, id)
  const dan = await teammate(at, ana)
  const answer = await dan.get('/api/activity')
  expect(answer.body).not.toContain('Secret')
  expect(answer.json<{ what: string }[]>().map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      'Assigned a task to Cleo Paz',
      'Submitted proof for a task',
      'Approved Cleo Paz’s task',
    ]),
  )
})
