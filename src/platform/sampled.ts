import * as z from 'zod'

/** The figures of one widget in a contract, with the mark that says whether they are the workspace's own. */
export const sampledSchema = <Figures extends z.ZodType>(figures: Figures) =>
  z.object({ isSample: z.boolean(), figures })
