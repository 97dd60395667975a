import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { documentTypes } from '#core/files/files.contract.ts'
import { acceptOf, useUpload } from '#core/files/index.client.ts'
import { invoiceMessages } from '../i18n/index.ts'
import type { Invoice } from '../invoices.contract.ts'
import { useUpdateInvoice } from './invoices.queries.ts'

/** Attaches a file to an invoice, replacing its current one. */
export function InvoiceUpload({ invoice }: { invoice: Invoice }) {
  const t = useText(invoiceMessages)
  const input = useRef<HTMLInputElement>(null)
  const { upload, isUploading } = useUpload()
  const update = useUpdateInvoice()

  async function attach(file: File | undefined) {
    const fileUrl = file && (await upload(file))
    if (fileUrl) update.mutate({ params: { id: invoice.id }, body: { fileUrl } })
  }

  const label = invoice.fileUrl ? t('table.replaceAction') : t('table.uploadAction')
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        pending={isUploading || update.isPending}
        aria-label={`${label} ${t('table.forInvoice', { number: invoice.invoiceNumber })}`}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden className="md:max-lg:hidden" />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={acceptOf(documentTypes)}
        hidden
        onChange={(event) => {
          void attach(event.target.files?.[0])
          // Reset, so that choosing the same file again fires a change event.
          event.target.value = ''
        }}
      />
    </>
  )
}
