import type { Platform } from './platforms.ts'

/** For shops that sell to consumers. */
export const forConsumers: readonly Platform[] = [
  'instagram',
  'facebook',
  'instagram_story',
  'tiktok',
  'whatsapp',
  'email',
]

/** For shops that sell to other businesses. */
export const forBusinesses: readonly Platform[] = ['linkedin', 'instagram', 'facebook', 'x', 'email', 'blog']

/** For ideas without chosen platforms while nothing is connected: the ones most shops use. */
export const forFirstIdea: readonly Platform[] = ['instagram', 'facebook', 'whatsapp']

/** Preselected in the planner while nothing is connected; each accepts the pictures we draw. */
export const forFirstPlan: readonly Platform[] = ['instagram', 'facebook', 'instagram_story']

/** Accepts nearly every text unchanged. */
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
