import { CustomerTimeline } from '#features/customer-timeline/index.client.ts'
import { CustomersPage } from '#features/customers/index.client.ts'
import { CustomerInvoices, InvoiceDialog } from '#features/invoices/index.client.ts'

export const CustomersScreen = () => (
  <CustomersPage
    InvoiceDialog={InvoiceDialog}
    renderRecords={(customer) => (
      <>
        <CustomerInvoices customer={customer} />
        <CustomerTimeline customer={customer} />
      </>
    )}
  />
)
