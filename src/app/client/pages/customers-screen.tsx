import { CustomerTimeline } from '#features/customer-timeline/client/customer-timeline.tsx'
import { CustomersPage } from '#features/customers/client/customers-page.tsx'
import { CustomerInvoices } from '#features/invoices/client/customer-invoices.tsx'
import { InvoiceDialog } from '#features/invoices/client/invoice-dialog.tsx'

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
