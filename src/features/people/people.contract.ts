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
  /** Depth in the hierarchy: owners are 1. */
  hierarchyLevel: z.number().int(),
})

export const personSchema = teamMateSchema.extend({
  profileImageUrl: z.string().nullable(),
  role: z.enum(roles),
  /** The person's manager. */
  managerId: z.uuid().nullable(),
  joinedAt: instantSchema,
  isDemo: z.boolean(),
})
export type Person = z.output<typeof personSchema>

/** A person's role and rights, which others decide. */
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
  summary: 'Everyone in the workspace, by name',
  topics: ['people'],
  response: list(personSchema),
})

export const teamMembers = endpoint({
  method: 'GET',
  path: '/api/team/members',
  access: 'signed-in',
  summary: 'The signed-in person and their subordinates',
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
  summary: "Change a person's role, manager and right to approve",
  params: byId,
  body: placeSchema.partial(),
  response: personSchema,
})

export const removePerson = endpoint({
  method: 'DELETE',
  path: '/api/users/:id',
  access: 'manager',
  summary: 'Remove a person from the workspace; their sessions in it end immediately',
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
