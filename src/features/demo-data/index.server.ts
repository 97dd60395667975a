import type { DemoPart } from '#server/demo/demo-part.ts'
import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { demoDataRoutes } from './server/demo-data.routes.ts'
import { drawDemoPictures } from './server/draw-demo-pictures.job.ts'

/** `parts` come from every feature with demo data. */
export const demoDataFeature = (parts: () => readonly DemoPart[]): ServerFeature => ({
  routes: (app) => demoDataRoutes(app, parts()),
  jobs: [drawDemoPictures(parts)],
  articles,
})
