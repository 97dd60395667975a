import * as z from 'zod'
import { endpoint, roles } from '#platform/endpoint.ts'
import { locales } from '#platform/locale.ts'

export const userSchema = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  role: z.enum(roles),
  locale: z.enum(locales),
  workspace: z.object({
    id: z.uuid(),
    /** Internal name: named after its owner until the business has a name. */
    name: z.string(),
    /** The name customers see; empty until set. */
    businessName: z.string(),
    timeZone: z.string(),
    currency: z.string(),
    /** Its figures are being recounted for another time zone. */
    isRecounting: z.boolean(),
  }),
  /** There are others to switch to. */
  hasOtherWorkspaces: z.boolean(),
})
export type CurrentUser = z.output<typeof userSchema>

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'signed-in',
  summary: 'The signed-in person',
  topics: ['people'],
  response: userSchema,
})
