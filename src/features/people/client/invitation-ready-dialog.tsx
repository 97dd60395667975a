import { Copy } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog, DialogClose } from '#client/ui/dialog.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { peopleMessages } from '../i18n/index.ts'
import type { SentInvitation } from '../invitations.contract.ts'
import { linkOf, useCopyLink } from './invitations.queries.ts'

interface InvitationReadyDialogProps {
  invitation: SentInvitation
  onClose: () => void
}

export function InvitationReadyDialog({ invitation, onClose }: InvitationReadyDialogProps) {
  const t = useText(peopleMessages)
  const common = useText(commonMessages)
  const format = useFormat()
  const copy = useCopyLink()
  const { email, mailed, path, expiresAt } = invitation
  const link = linkOf(path ?? '')
  const said =
    email === null ? t('invite.manualPublish') : t(mailed ? 'invite.mailed' : 'invite.notMailed', { email })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('invite.doneTitle')}
      description={`${said} ${t('invite.terms', { until: format.dateTime(expiresAt) })}`}
      closeLabel={common('close')}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{t('invite.done')}</Button>
          </DialogClose>
          <Button onClick={() => void copy(link)}>
            <Copy aria-hidden />
            {t('invite.copy')}
          </Button>
        </>
      }
    >
      <Field label={t('invite.link')}>
        <Input readOnly value={link} className="font-mono" onFocus={(event) => event.target.select()} />
      </Field>
    </Dialog>
  )
}
