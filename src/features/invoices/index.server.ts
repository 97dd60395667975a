import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { invoicesDemo } from './server/invoices.demo.ts'
import { errors } from './server/invoices.errors.ts'
import { invoiceRoutes } from './server/invoices.routes.ts'
import { notifyOverdue } from './server/notify-overdue.job.ts'

export { shiftAmounts as shiftInvoiceAmounts } from './server/invoice-amounts.service.ts'
export { hasInvoices } from './server/invoices.repository.ts'
export { list as listInvoices } from './server/invoices.service.ts'

export const invoicesFeature: ServerFeature = {
  errors,
  routes: invoiceRoutes,
  jobs: [notifyOverdue],
  demo: [invoicesDemo],
  articles,
}
