import * as z from 'zod'
import { readJson } from '#server/outgoing/read-json.ts'

/**
 * What is kept as the secret of an account that was connected by signing in. The tokens are worth nothing without the
 * key they are bound to, and can only be renewed by the client and at the server that they were given to.
 */
const grantSchema = z.object({
  token: z.string().min(1).max(10_000),
  /** The private key of DPoP. */
  key: z.string().min(1).max(1000),
  issuer: z.string().min(1).max(2000),
  clientId: z.string().min(1).max(2000),
  keyId: z.string().max(100),
})
export type SealedGrant = z.infer<typeof grantSchema>

export const sealedIn = (grant: SealedGrant): string => JSON.stringify(grant)

/** Null for the token of an app password, which is used as it is. */
export const openGrant = (secret: string | undefined): SealedGrant | null =>
  secret?.startsWith('{') ? (grantSchema.safeParse(readJson(secret)).data ?? null) : null
