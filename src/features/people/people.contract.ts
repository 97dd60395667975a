import * as z from 'zod'
import { passwordSchema } from '#features/auth/auth.contract.ts'
import { empty, endpoint, list, roles } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { passwordChecks } from '#platform/rate-limits.ts'

const teamMateSchema = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  canApprove: z.boolean(),
  /** The depth in the team: owners stand on 1. */
  hierarchyLevel: z.number().int(),
})

export const personSchema = teamMateSchema.extend({
  profileImageUrl: z.string().nullable(),
  role: z.enum(roles),
  /** Whom this person reports to. */
  managerId: z.uuid().nullable(),
  joinedAt: instantSchema,
  isDemo: z.boolean(),
})
export type Person = z.output<typeof personSchema>

/** What others decide about somebody in the team. */
export const placeSchema = z.object({
  role: z.enum(roles),
  managerId: z.uuid().nullable(),
  canApprove: z.boolean(),
})
export type Place = z.output<typeof placeSchema>

const byId = z.object({ id: z.uuid() })

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/users',
  access: 'signed-in',
  summary: 'Everybody in the workspace, by name',
  topics: ['people'],
  response: list(personSchema),
})

export const teamMembers = endpoint({
  method: 'GET',
  path: '/api/team/members',
  access: 'signed-in',
  summary: 'The signed-in person and those who report to them, directly or through others',
  topics: ['people'],
  response: z.object({
    currentUser: teamMateSchema.extend({ role: z.enum(roles) }),
    subordinates: z.array(teamMateSchema),
  }),
})

export const changePerson = endpoint({
  method: 'PATCH',
  path: '/api/users/:id',
  access: 'manager',
  summary: "Change somebody's role, whom they report to, and whether they may approve",
  params: byId,
  body: placeSchema.partial(),
  response: personSchema,
})

export const removePerson = endpoint({
  method: 'DELETE',
  path: '/api/users/:id',
  access: 'manager',
  summary: 'Take somebody out of the workspace; their sessions in it end at once',
  params: byId,
  response: empty,
})

export const leaveSchema = z.object({ password: passwordSchema })

export const leave = endpoint({
  method: 'DELETE',
  path: '/api/account',
  access: 'signed-in',
  summary: 'Leave this workspace; an account that belongs to no other is deleted',
  body: leaveSchema,
  response: empty,
  rateLimits: passwordChecks,
})
