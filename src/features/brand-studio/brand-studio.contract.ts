import * as z from 'zod'

/** The eight sizes a picture can be made in. */
export const templates = {
  instagram_post: { width: 1080, height: 1080 },
  instagram_story: { width: 1080, height: 1920 },
  tiktok: { width: 1080, height: 1920 },
  facebook_post: { width: 1200, height: 630 },
  linkedin: { width: 1200, height: 627 },
  youtube_thumb: { width: 1280, height: 720 },
  email_header: { width: 600, height: 200 },
  pinterest: { width: 1000, height: 1500 },
} as const
export type TemplateId = keyof typeof templates

export const designTextsSchema = z.object({ headline: z.string(), line: z.string(), call: z.string() })
export type DesignTexts = z.output<typeof designTextsSchema>
