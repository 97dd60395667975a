import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { brandDesignsDemo } from './server/brand-designs.demo.ts'
import { brandVoicesDemo } from './server/brand-voices.demo.ts'
import { brandsDemo } from './server/brands.demo.ts'
import { errors } from './server/brands.errors.ts'
import { brandRoutes } from './server/brands.routes.ts'

export {
  countDesigned,
  type DesignRow,
  findDesign,
  hasOwnDesign,
  lookOf,
  paletteOf,
  saveDesign,
} from './server/brand-look.service.ts'
export { voiceOf } from './server/brand-voices.service.ts'
export { isOfBrands } from './server/brands.repository.ts'
export {
  addBrand,
  findBrand,
  followBusinessName as renameFollowingBrand,
  keepForGood as keepBrandsForGood,
  shownWith as brandsShownWith,
  update as updateBrand,
} from './server/brands.service.ts'
export { brandKey } from './server/brands.table.ts'
export { letterheadOf } from './server/letterhead.service.ts'
export { publicNameOf } from './server/public-name.service.ts'

export const brandsFeature: ServerFeature = {
  errors,
  routes: brandRoutes,
  demo: [brandsDemo, brandDesignsDemo, brandVoicesDemo],
  articles,
}
