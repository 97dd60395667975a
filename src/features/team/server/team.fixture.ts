import { storedObject } from '#tests/contract/sample.ts'
import type { Person } from '#tests/person.ts'
import type { TeamTask, WholeTask } from '../team.contract.ts'

/** Assigns a task through the API. */
export async function newTask(
  giver: Person,
  assignee: Person,
  details: Record<string, unknown> = {},
): Promise<TeamTask> {
  const body = { title: 'Photograph the window', assignedTo: assignee.user.id, ...details }
  const answer = await giver.post('/api/team-tasks', body)
  if (answer.statusCode !== 201) throw new Error(`Answered ${answer.statusCode}: ${answer.body}`)
  return answer.json<TeamTask>()
}

export const complete = (person: Person, id: string, body: Record<string, unknown> = {}) =>
  person.put(`/api/team-tasks/${id}/complete`, body)

/** Submits a proof; answers its URL. */
export async function handIn(assignee: Person, id: string, notes = 'Here it is'): Promise<string> {
  const proofFileUrl = `/api/objects/${await storedObject(assignee)}`
  const answer = await complete(assignee, id, { notes, proofFileUrl })
  if (answer.statusCode !== 200) throw new Error(`Answered ${answer.statusCode}: ${answer.body}`)
  return proofFileUrl
}

export const approve = (person: Person, id: string) =>
  person.put(`/api/tasks/${id}/approve`, { action: 'approve' })

export const reject = (person: Person, id: string, comments = 'The sign is missing') =>
  person.put(`/api/tasks/${id}/approve`, { action: 'reject', comments })

export const waitingFor = async (person: Person) =>
  (await person.get('/api/tasks/pending-approval')).json<{ id: string; title: string }[]>()

export const taskOf = async (person: Person, id: string) =>
  (await person.get(`/api/team-tasks/${id}`)).json<WholeTask>()

type TaskNotification = { type: string; title: string; message: string; link: string | null }

/** Notifications about tasks, oldest first. */
export async function taskNotificationsOf(person: Person): Promise<TaskNotification[]> {
  const all = (await person.get('/api/notifications?limit=200')).json<TaskNotification[]>()
  return all.filter(({ type }) => /^(tasks?_|proof_)/.test(type)).toReversed()
}

export const taskNotificationTypes = async (person: Person) =>
  (await taskNotificationsOf(person)).map(({ type }) => type)
