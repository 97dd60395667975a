import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'
import { brandStudioDemo } from './server/brand-studio.demo.ts'
import { brandStudioRoutes } from './server/brand-studio.routes.ts'

export { listDesigns } from './server/brand-pictures.service.ts'

export const brandStudioFeature: ServerFeature = {
  routes: brandStudioRoutes,
  demo: [brandStudioDemo],
  firstReads: { '/brand-studio': { byBrand: ['/api/brand-design', '/api/brand-voice'] } },
  screenNames,
  articles,
}
