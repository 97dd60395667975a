import type { ScreenPicture } from '#platform/screen-picture.ts'

/** A scene of the tour and the screen of its picture. */
type Scene = { id: ScreenPicture; path: string; inOtherLanguage?: true }

/** Ten scenes of twelve seconds are the two minutes that the button promises. */
export const tourScenes = [
  { id: 'home', path: '/' },
  { id: 'creator', path: '/campaigner' },
  { id: 'campaigns', path: '/campaigns' },
  // With one plan open.
  { id: 'plan', path: '/ai-planner' },
  { id: 'calendar', path: '/calendar' },
  { id: 'studio', path: '/brand-studio' },
  // With the sheet of one customer open.
  { id: 'customer', path: '/customers' },
  { id: 'people', path: '/settings?section=people' },
  { id: 'language', path: '/', inOtherLanguage: true },
  { id: 'data', path: '/settings?section=data' },
] as const satisfies readonly Scene[]
