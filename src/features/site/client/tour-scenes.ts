/** One stop of the tour and the screen that its picture shows. */
type Scene = { id: string; path: string; inOtherLanguage?: true }

/** Eight scenes of fifteen seconds are the two minutes that the button promises. */
export const tourScenes = [
  { id: 'home', path: '/' },
  { id: 'customers', path: '/customers' },
  // With the sheet of one customer open.
  { id: 'customer', path: '/customers' },
  { id: 'brands', path: '/settings?section=brands' },
  { id: 'people', path: '/settings?section=people' },
  { id: 'settings', path: '/settings?section=business' },
  { id: 'language', path: '/', inOtherLanguage: true },
  { id: 'data', path: '/settings?section=data' },
] as const satisfies readonly Scene[]

export type TourSceneId = (typeof tourScenes)[number]['id']
