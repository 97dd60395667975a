import * as z from 'zod'
import { fileUrlSchema } from '#core/files/files.contract.ts'
import { userSchema } from '#core/session/session.contract.ts'
import { emailSchema } from '#platform/email.ts'
import { empty, endpoint } from '#platform/endpoint.ts'
import { passwordChecks } from '#platform/rate-limits.ts'
import { ruleText } from '#platform/validation.ts'
import { firstNameSchema, lastNameSchema, passwordSchema } from './auth.contract.ts'
import { authRules } from './i18n/index.ts'

const noPassword = ruleText(authRules, 'noPassword')

// Only its length is validated: the server checks whether it is right.
const currentPasswordSchema = z.string().min(1, noPassword).max(200)

// These calls check the password, so they could be used to guess it.

export const namesSchema = z.object({ firstName: firstNameSchema, lastName: lastNameSchema })
export const newEmailSchema = z.object({ email: emailSchema, currentPassword: currentPasswordSchema })
export const newPasswordSchema = z.object({
  currentPassword: currentPasswordSchema,
  password: passwordSchema,
})

export const changeNames = endpoint({
  method: 'PATCH',
  path: '/api/auth/user',
  access: 'signed-in',
  summary: "Change the person's names",
  body: namesSchema,
  response: userSchema,
})

export const changeEmail = endpoint({
  method: 'PUT',
  path: '/api/auth/user/email',
  access: 'signed-in',
  summary: 'Change the address to sign in with; needs the current password',
  body: newEmailSchema,
  response: userSchema,
  rateLimits: passwordChecks,
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/auth/user/password',
  access: 'signed-in',
  summary: 'Change the password; needs the current one and signs every other device out',
  body: newPasswordSchema,
  response: empty,
  rateLimits: passwordChecks,
})

export const changeAvatar = endpoint({
  method: 'PUT',
  path: '/api/auth/user/avatar',
  access: 'signed-in',
  summary: "Change or remove the person's avatar",
  body: z.object({ fileUrl: fileUrlSchema.nullable() }),
  response: userSchema,
})
