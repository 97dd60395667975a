import { describe, expect, test } from 'vitest'
import type { Role } from '#platform/endpoint.ts'
import {
  type Colleague,
  chooseApprover,
  finalStatus,
  mayTake,
  nextStatus,
  type Parties,
  taskActions,
} from './task-rules.ts'
import { taskStatuses } from './team.contract.ts'

describe('the state after each action', () => {
  const nowhere = taskStatuses.map(() => null)
  test.each([
    // pending, in_progress, pending_approval, completed, cancelled
    ['start', ['in_progress', null, null, null, null]],
    ['complete', ['completed', 'completed', null, null, null]],
    ['submit', ['pending_approval', 'pending_approval', null, null, null]],
    ['approve', [null, null, 'completed', null, null]],
    ['reject', [null, null, 'in_progress', null, null]],
    ['cancel', ['cancelled', 'cancelled', 'cancelled', null, null]],
    ['change', ['pending', 'in_progress', null, null, null]],
  ] as const)('%s: %j', (action, expected) => {
    expect(taskStatuses.map((status) => nextStatus(action, status))).toEqual(expected)
  })

  test('a finished or canceled task stays so', () => {
    for (const status of ['completed', 'cancelled'] as const)
      expect(taskActions.map((action) => nextStatus(action, status))).toEqual(
        taskActions.map(() => nowhere[0]),
      )
  })
})

type Details = Partial<Omit<Colleague, 'id'>>
const person = (id: string, role: Role, details: Details = {}): Colleague => ({
  id,
  role,
  managerId: null,
  canApprove: false,
  isDemo: false,
  ...details,
})

// Ana owns the shop. Bo manages Cleo, Cleo manages Dan. Eve is a peer who may approve.
const ana = person('ana', 'owner', { canApprove: true })
const bo = person('bo', 'manager', { managerId: 'ana', canApprove: true })
const cleo = person('cleo', 'member', { managerId: 'bo' })
const dan = person('dan', 'member', { managerId: 'cleo' })
const eve = person('eve', 'member', { canApprove: true })
const team = [ana, bo, cleo, dan, eve]

const parties = (assignedTo: string | null, assignedBy: string, approverId: string | null = null) =>
  ({ assignedTo, assignedBy, approverId }) satisfies Parties

describe('permissions', () => {
  test.each([
    ['start', 'cleo', true],
    ['start', 'ana', false],
    ['complete', 'cleo', true],
    ['complete', 'ana', false],
    ['submit', 'cleo', true],
    ['submit', 'bo', false],
    ['cancel', 'ana', true],
    ['cancel', 'cleo', false],
    ['cancel', 'bo', false],
    ['change', 'ana', true],
    ['change', 'cleo', false],
    ['approve', 'bo', true],
    ['approve', 'ana', true],
    ['approve', 'eve', false],
    ['approve', 'dan', false],
    ['approve', 'cleo', false],
    ['reject', 'bo', true],
    ['reject', 'eve', false],
  ] as const)('%s a task of Cleo that Ana gave and Bo is asked about: %s %s', (action, id, expected) => {
    const self = team.find((each) => each.id === id) ?? ana
    expect(mayTake(action, parties('cleo', 'ana', 'bo'), self, team)).toBe(expected)
  })

  test('the named approver decides, also about a person who is not a subordinate', () => {
    expect(mayTake('approve', parties('cleo', 'eve', 'eve'), eve, team)).toBe(true)
  })

  test('nobody decides about their own work, even if named', () => {
    expect(mayTake('approve', parties('bo', 'ana', 'bo'), bo, team)).toBe(false)
  })

  test('a person who lost the right no longer decides', () => {
    expect(mayTake('approve', parties('cleo', 'ana', 'bo'), { ...bo, canApprove: false }, team)).toBe(false)
  })
})

describe('the approver is', () => {
  test.each([
    ['the manager', 'cleo', 'eve', 'bo'],
    ['the nearest manager who may', 'dan', 'eve', 'bo'],
    ['the assigner, if no manager may', 'eve', 'bo', 'bo'],
    ['an owner, if the assigner may not', 'eve', 'cleo', 'ana'],
    ['an owner, for a task assigned to oneself', 'eve', 'eve', 'ana'],
    ['anyone else who may, for an owner', 'ana', 'ana', 'bo'],
    ['the assigner, once the assignee has left', null, 'bo', 'bo'],
  ])('%s', (_who, assignedTo, assignedBy, expected) => {
    expect(chooseApprover(team, { assignedTo, assignedBy })?.id).toBe(expected)
  })

  test('nobody, for a single person', () => {
    expect(chooseApprover([ana], { assignedTo: 'ana', assignedBy: 'ana' })).toBeNull()
  })

  test('never a demo person, who cannot sign in', () => {
    const demo = person('demo', 'manager', { managerId: 'ana', canApprove: true, isDemo: true })
    const real = person('real', 'member', { managerId: 'demo' })
    expect(chooseApprover([ana, demo, real], { assignedTo: 'real', assignedBy: 'demo' })).toBe(ana)
  })
})

describe('a task ends', () => {
  const other = { assignedTo: 'bo', assignedBy: 'ana' }
  const own = { assignedTo: 'ana', assignedBy: 'ana' }
  test.each([
    ['immediately, if no proof is required', { ...other, requiresProof: false }, false, true, 'complete'],
    ['not without the proof', { ...other, requiresProof: true }, false, true, 'proof_missing'],
    ['with an approver', { ...other, requiresProof: true }, true, true, 'submit'],
    ['pending approval, while nobody may approve', { ...other, requiresProof: true }, true, false, 'submit'],
    [
      'immediately, if it is one’s own and nobody else may',
      { ...own, requiresProof: true },
      true,
      false,
      'complete',
    ],
    ['with an approver, when it is one’s own', { ...own, requiresProof: true }, true, true, 'submit'],
  ] as const)('%s', (_how, task, hasProof, hasApprover, expected) => {
    expect(finalStatus(task, { hasProof, hasApprover })).toBe(expected)
  })
})
