import type * as z from 'zod'
import type { Words } from '#platform/locale.ts'

/** How the form shows one credential. */
export type CredentialLook = {
  label: Words
  /** `secret`: masked and never shown again. `address`: the shop's own address. */
  kind: 'secret' | 'address' | 'text'
  /** Placeholder of the field. */
  example?: Words
}

/** Everything the app knows about a vendor before calling it. */
export type PosManifest<Shape extends z.ZodRawShape = z.ZodRawShape> = {
  /** The company's name, the same in every language. */
  name: string
  /** Where to find the credentials. */
  help: Words
  /** By API field name; the first one identifies the shop in error messages. */
  credentials: z.ZodObject<Shape>
  fields: Record<keyof Shape, CredentialLook>
}

/** Type-checks the form fields against the schema. */
export const posManifest = <Shape extends z.ZodRawShape>(manifest: PosManifest<Shape>): PosManifest<Shape> =>
  manifest
