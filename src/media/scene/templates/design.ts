import * as z from 'zod'
import { sceneWordsSchema } from '../scene.ts'
import { sceneTemplateIds } from './templates.ts'

/** What a picture was drawn from; with the look of its brand and a photo, it is laid out again. */
export const templateDesignSchema = z.object({
  template: z.enum(sceneTemplateIds),
  words: sceneWordsSchema,
})
export type TemplateDesign = z.output<typeof templateDesignSchema>
