import { teammate } from '#features/people/server/people.fixture.ts'
import { handIn, newTask } from '#features/team/server/team.fixture.ts'
import type { Person } from '#tests/person.ts'
import type { TestApp } from '#tests/test-app.ts'
import { type Build, storedObject } from './sample.ts'

const ownTask: Build = async (owner) => ({ params: { id: (await newTask(owner, owner)).id } })

const waiting = async (owner: Person, at: TestApp): Promise<string> => {
  const colleague = await teammate(at, owner, { managerId: owner.user.id })
  const { id } = await newTask(owner, colleague)
  await handIn(colleague, id)
  return id
}

const details = {
  title: 'Photograph the new window',
  description: 'From outside, in daylight.',
  priority: 'high',
  dueDate: '2026-04-01T09:00:00.000Z',
  requiresProof: true,
}

export const teamSamples: Record<string, Build> = {
  'POST /api/team-tasks': (owner) => ({ body: { ...details, assignedTo: owner.user.id } }),
  'GET /api/team-tasks/:id': ownTask,
  'PATCH /api/team-tasks/:id': async (owner, at) => ({
    ...(await ownTask(owner, at)),
    body: { ...details, assignedTo: owner.user.id },
  }),
  'PUT /api/team-tasks/:id/start': ownTask,
  'PUT /api/team-tasks/:id/cancel': ownTask,
  'PUT /api/team-tasks/:id/complete': async (owner, at) => ({
    ...(await ownTask(owner, at)),
    body: { notes: 'Done this morning.', proofFileUrl: `/api/objects/${await storedObject(owner)}` },
  }),
  'PUT /api/tasks/:id/approve': async (owner, at) => ({
    params: { id: await waiting(owner, at) },
    body: { action: 'reject', comments: 'The sign is missing.' },
  }),
}
