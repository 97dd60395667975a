import type { ServerFeature } from '#server/feature.ts'
import { customersDemo } from './server/customers.demo.ts'
import { errors } from './server/customers.errors.ts'
import { customerRoutes } from './server/customers.routes.ts'

export { newCustomersByDay } from './server/customer-figures.service.ts'
export {
  announceChange as announceCustomers,
  create as createCustomer,
  customerKey,
  findByEmail as findCustomerByEmail,
  get as getCustomer,
  hold as holdCustomer,
  isCustomerOfBrands,
  keepForGood as keepCustomersForGood,
  linkTo as linkToCustomer,
  nameOf as customerName,
} from './server/customers.service.ts'

export const customersFeature: ServerFeature = {
  errors,
  routes: customerRoutes,
  demo: [customersDemo],
  firstReads: { '/customers': { byBrand: ['/api/customers', '/api/customers/summary'] } },
}
