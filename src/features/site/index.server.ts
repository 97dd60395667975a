import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'

export const siteFeature: ServerFeature = {
  screenNames,
  articles,
}
