import * as z from 'zod'

const most = z.number().int().positive().optional()

/** What the server of an account allows where each server has its own rules; absent figures are as in the manifest. */
export const serverLimitsSchema = z.object({
  /** Characters of a text, and of each further part of a thread. */
  maxText: most,
  /** What an address counts, however long it is. */
  charactersPerLink: most,
  maxPictures: most,
  maxPictureBytes: most,
  /** 0 if apps may send no video. */
  maxVideos: z.number().int().nonnegative().optional(),
  maxVideoBytes: most,
  maxAlt: most,
})
export type ServerLimits = z.infer<typeof serverLimitsSchema>

/** Null for anything that is not what we store. */
export const limitsIn = (stored: unknown): ServerLimits | null =>
  serverLimitsSchema.safeParse(stored).data ?? null
