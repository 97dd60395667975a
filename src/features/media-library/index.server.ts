import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'
import { continueConversions, convertFilm } from './server/convert-film.job.ts'
import { mediaLibraryDemo } from './server/demo/media-library.demo.ts'
import { emptyTrash } from './server/empty-trash.job.ts'
import { errors } from './server/media-library.errors.ts'
import { mediaLibraryRoutes } from './server/media-library.routes.ts'
import type { ListDesigns, ListUses } from './server/media-library.service.ts'

export { addProductImage } from './server/add-product-image.ts'
export {
  findSceneItem,
  isUnchangedScene,
  keepItemsForGood as keepMediaItemsForGood,
} from './server/demo/media-library.demo.ts'
export type { DemoScene } from './server/demo/scenes.ts'
export { findFittingPicture } from './server/find-fitting-picture.ts'
export { hasOwn as hasOwnMedia } from './server/media-items.repository.ts'
export { mediaItemKey } from './server/media-items.table.ts'
export {
  findNewestPicture as findNewestLibraryPicture,
  findPicture as findLibraryPicture,
  findVideo as findLibraryVideo,
  getPicture as getLibraryPicture,
  getVideo as getLibraryVideo,
} from './server/media-library.service.ts'

export const mediaLibraryFeature = (usesOf: ListUses, listDesigns: ListDesigns): ServerFeature => ({
  errors,
  routes: mediaLibraryRoutes(usesOf, listDesigns),
  jobs: [emptyTrash, convertFilm, continueConversions],
  demo: [mediaLibraryDemo],
  firstReads: {
    '/media': { plain: ['/api/media?limit=48', '/api/media?limit=1&kind=product', '/api/media/tags'] },
  },
  screenNames,
  articles,
})
