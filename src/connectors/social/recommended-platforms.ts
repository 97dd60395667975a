import type { Platform } from './platforms.ts'

/** Where a shop that sells to people does well. */
export const forConsumers: readonly Platform[] = [
  'instagram',
  'facebook',
  'instagram_story',
  'tiktok',
  'whatsapp',
  'email',
]

/** Where a shop that sells to other businesses does well. */
export const forBusinesses: readonly Platform[] = ['linkedin', 'instagram', 'facebook', 'x', 'email', 'blog']

/** Where most shops are: for an idea without platforms while nothing is connected. */
export const forFirstIdea: readonly Platform[] = ['instagram', 'facebook', 'whatsapp']

/** Preselected in the planner while nothing is connected; each takes a picture that we draw. */
export const forFirstPlan: readonly Platform[] = ['instagram', 'facebook', 'instagram_story']

/** Takes nearly every text as it is. */
export const forAnyText: Platform = 'facebook'

/** Shown to visitors. */
export const bestKnown: readonly Platform[] = [
  'instagram',
  'facebook',
  'tiktok',
  'youtube',
  'whatsapp',
  'linkedin',
  'x',
  'discord',
  'email',
]
