import { Suspense } from 'react'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import type { PlanId } from '#platform/plans.ts'
import type { ContactTopic } from '../contact.contract.ts'
import { contactMessages } from '../i18n/index.ts'
import { ContactFormPart } from './contact-form-part.tsx'

export interface ContactDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  topic: ContactTopic
  plan?: PlanId | undefined
}

export function ContactDialog({ open, onOpenChange, topic, plan }: ContactDialogProps) {
  const t = useText(contactMessages)
  const common = useText(commonMessages)
  return (
    // Around the whole dialog, so that it opens with the form in it and the first field gets the focus.
    <Suspense fallback={null}>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        // A click outside must not discard the input.
        onInteractOutside={(event) => event.preventDefault()}
        title={t(`dialog.${topic}`)}
        description={t('dialog.text')}
        closeLabel={common('close')}
      >
        <ContactFormPart isTopicFixed topic={topic} plan={plan} onDone={() => onOpenChange(false)} />
      </Dialog>
    </Suspense>
  )
}
