import { lazy, Suspense } from 'react'
import { useLazyDialog } from '#client/navigation/use-lazy-dialog.ts'
import { Button } from '#client/ui/button.tsx'
import { loadContactDialog } from '#features/contact/index.client.ts'

// Lazy, because forms and validation are not needed to read the page.
const ContactDialog = lazy(async () => ({
  default: (await loadContactDialog()).ContactDialog,
}))

export function ContactSalesButton({ label }: { label: string }) {
  const { open, setOpen, isWanted, show } = useLazyDialog()

  return (
    <>
      <Button variant="secondary" size="lg" aria-haspopup="dialog" onClick={show}>
        {label}
      </Button>
      {isWanted ? (
        <Suspense>
          <ContactDialog open={open} onOpenChange={setOpen} topic="sales" plan="enterprise" />
        </Suspense>
      ) : null}
    </>
  )
}
