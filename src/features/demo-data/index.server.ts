import type { DemoPart } from '#server/demo/demo-part.ts'
import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { demoDataRoutes } from './server/demo-data.routes.ts'

/** `parts` come from every feature with demo data. */
export const demoDataFeature = (parts: () => readonly DemoPart[]): ServerFeature => ({
  routes: (app) => demoDataRoutes(app, parts()),
  articles,
})
