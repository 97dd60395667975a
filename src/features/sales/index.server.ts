import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { salesDemo } from './server/sales.demo.ts'
import { salesRoutes } from './server/sales.routes.ts'

export { productFacts } from './server/product-facts.service.ts'
export { listOffered as offeredProducts } from './server/sales.repository.ts'
export {
  announceSales,
  countOf as countSalesOf,
  removeSome as removeSomeSales,
  type SyncOutcomes,
  salesOfBuyer,
  upsertProducts,
  upsertSales,
} from './server/sales.service.ts'
export {
  buyerFigures,
  buyersByRecency,
  buyersByValue,
  type Days,
  hasSales,
  hasSalesInCurrency,
  type SalesDay,
  type SalesHour,
  type SoldProduct,
  salesBetween,
  salesByDay,
  salesByHourOfWeek,
  salesInOtherCurrencies,
  topProducts,
} from './server/sales-figures.service.ts'

export const salesFeature: ServerFeature = {
  routes: salesRoutes,
  demo: [salesDemo],
  articles,
}
