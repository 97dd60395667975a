import type * as z from 'zod'
import type { Words } from '#platform/locale.ts'

/** How the form asks for one credential. */
export type CredentialLook = {
  label: Words
  /** `secret`: typed unseen and never shown again. `address`: of the shop itself. */
  kind: 'secret' | 'address' | 'text'
  /** Shown in the empty field. */
  example?: Words
}

/** Everything the product knows about a vendor before it calls one. */
export type PosManifest<Shape extends z.ZodRawShape = z.ZodRawShape> = {
  /** The company's name, the same in every language. */
  name: string
  /** Where a person finds the credentials. */
  help: Words
  /** By the names the fields have in the call; the first one tells shops apart in error messages. */
  credentials: z.ZodObject<Shape>
  fields: Record<keyof Shape, CredentialLook>
}

/** Holds the fields of the form to those of the schema. */
export const posManifest = <Shape extends z.ZodRawShape>(manifest: PosManifest<Shape>): PosManifest<Shape> =>
  manifest
