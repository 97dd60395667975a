export { CustomersPage } from './client/customers-page.tsx'
