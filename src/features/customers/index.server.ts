import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'
import { consentRoutes } from './server/consent/consent.routes.ts'
import { publicConsentRoutes } from './server/consent/public-consent.routes.ts'
import { sendConsentRequest } from './server/consent/send-consent-request.job.ts'
import { customersDemo } from './server/customers.demo.ts'
import { errors } from './server/customers.errors.ts'
import { customerRoutes } from './server/customers.routes.ts'

export { unsubscribe as withdrawConsent } from './server/consent/answer-by-link.ts'
export { listDemoReaders } from './server/consent/consent.demo.ts'
export { findSuppressions } from './server/consent/consent.repository.ts'
export { suppressBounced } from './server/consent/consent.service.ts'
export { TEST_TOKEN, unsubscribeUrl } from './server/consent/consent-link.ts'
export { isStopWord } from './server/consent/is-stop-word.ts'
export {
  count as countReaders,
  countWithoutCode,
  find as findReader,
  isUnsubscribedSince,
  list as listReaders,
  type Reader,
} from './server/consent/readers.repository.ts'
export { findNames as findCustomerNames } from './server/customer-search.repository.ts'
export {
  isCustomerOfBrands,
  nameOf as customerName,
  newCustomersByDay,
} from './server/customers.repository.ts'
export {
  announceChange as announceCustomers,
  create as createCustomer,
  findByEmail as findCustomerByEmail,
  get as getCustomer,
  keepForGood as keepCustomersForGood,
  linkTo as linkToCustomer,
  lockCustomer as holdCustomer,
} from './server/customers.service.ts'
export { customerKey } from './server/customers.table.ts'
export { searchCustomers } from './server/search-customers.ts'

export const customersFeature: ServerFeature = {
  errors,
  routes: async (app) => {
    customerRoutes(app)
    consentRoutes(app)
    await publicConsentRoutes(app)
  },
  jobs: [sendConsentRequest],
  demo: [customersDemo],
  firstReads: {
    '/customers': { byBrand: ['/api/customers', '/api/customers/summary', '/api/consent/summary'] },
  },
  screenNames,
  articles,
}
