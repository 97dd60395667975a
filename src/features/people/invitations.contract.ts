import * as z from 'zod'
import { userSchema } from '#core/session/session.contract.ts'
import {
  firstNameSchema,
  lastNameSchema,
  passwordSchema,
  signInLimits,
} from '#features/auth/auth.contract.ts'
import { emailSchema, invalidEmail } from '#platform/email.ts'
import { empty, endpoint, list, roles } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { costly } from '#platform/rate-limits.ts'
import { placeSchema } from './people.contract.ts'

const hour = 60 * 60

export const invitationSchema = z.object({
  id: z.uuid(),
  /** Null if the link is shared in person. */
  email: z.string().nullable(),
  role: z.enum(roles),
  managerId: z.uuid().nullable(),
  canApprove: z.boolean(),
  invitedByName: z.string().nullable(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  isExpired: z.boolean(),
  /** The link without its host. Anyone with it can join, so it is null for people who could not assign that role. */
  path: z.string().nullable(),
})
export type Invitation = z.output<typeof invitationSchema>

const sentInvitationSchema = invitationSchema.extend({
  /** A mail with the link is being sent. */
  mailed: z.boolean(),
})
export type SentInvitation = z.output<typeof sentInvitationSchema>

export const newInvitationSchema = z.object({
  email: z
    .union([z.literal('').transform(() => null), emailSchema], invalidEmail)
    .nullish()
    .transform((email) => email ?? null),
  role: placeSchema.shape.role.default('member'),
  managerId: placeSchema.shape.managerId.default(null),
  canApprove: placeSchema.shape.canApprove.default(false),
})
export type NewInvitation = z.output<typeof newInvitationSchema>

const byId = z.object({ id: z.uuid() })
const tokenSchema = z.string().max(200)

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations',
  access: 'manager',
  summary: 'Open invitations, newest first',
  topics: ['invitations'],
  response: list(invitationSchema),
})

export const invite = endpoint({
  method: 'POST',
  path: '/api/invitations',
  access: 'manager',
  summary: 'Invite a person by mail or link; the same address again renews its invitation',
  body: newInvitationSchema,
  response: sentInvitationSchema,
  status: 201,
  rateLimits: costly({ person: 30, workspace: 60, seconds: hour }),
})

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:id/resend',
  access: 'manager',
  summary: 'Renew the link for seven days and mail it; the earlier one no longer works',
  params: byId,
  response: sentInvitationSchema,
  rateLimits: costly({ person: 30, workspace: 60, seconds: hour }),
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/invitations/:id',
  access: 'manager',
  summary: 'Withdraw an invitation; its link no longer works',
  params: byId,
  response: empty,
})

export const lookAtInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/look',
  access: 'public',
  summary: 'The invitation behind a link',
  body: z.object({ token: tokenSchema }),
  response: z.object({
    workspaceName: z.string(),
    invitedByName: z.string().nullable(),
    role: z.enum(roles),
    email: z.string().nullable(),
    /** Only revealed for the address in the invitation. */
    hasAccount: z.boolean(),
  }),
  rateLimits: [{ max: 60, seconds: 10 * 60, per: 'address' }],
})

export const acceptInvitationSchema = z.object({
  token: tokenSchema,
  /** Only if the invitation has none. */
  email: emailSchema.optional(),
  firstName: firstNameSchema.optional(),
  lastName: lastNameSchema.optional(),
  password: passwordSchema.optional(),
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  access: 'public',
  summary:
    'Join with the account that is signed in, with a password, or with a new account; and be signed in there',
  body: acceptInvitationSchema,
  response: z.object({ user: userSchema }),
  // If the invitation has an address, it is not sent, and the token replaces it.
  rateLimits: [
    ...signInLimits,
    { max: 10, seconds: 15 * 60, per: 'address', withField: 'token' },
    { max: 50, seconds: hour, per: 'everybody', withField: 'token' },
  ],
})
