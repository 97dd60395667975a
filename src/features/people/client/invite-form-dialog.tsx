import { FormProvider } from 'react-hook-form'
import { signUpMode } from '#client/data/session-hint.ts'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import type { CurrentUser } from '#core/session/session.contract.ts'
import { roles } from '#platform/endpoint.ts'
import { peopleMessages } from '../i18n/index.ts'
import { newInvitationSchema, type SentInvitation } from '../invitations.contract.ts'
import { decidesOver } from '../rights.ts'
import { useInvite } from './invitations.queries.ts'
import { usePeople } from './people.queries.ts'
import { PlaceFields } from './place-fields.tsx'

interface InviteFormDialogProps {
  self: CurrentUser
  onSent: (invitation: SentInvitation) => void
  onClose: () => void
}

export function InviteFormDialog({ self, onSent, onClose }: InviteFormDialogProps) {
  const t = useText(peopleMessages)
  const people = usePeople().data?.items ?? []
  const invite = useInvite()
  const form = useContractForm(newInvitationSchema, {
    email: '',
    role: 'member',
    managerId: null,
    canApprove: false,
  })
  const { register, handleSubmit, formState, setError } = form

  const submit = handleSubmit(async (invitation) => {
    try {
      const managerId = invitation.role === 'owner' ? null : invitation.managerId
      onSent(await invite.mutateAsync({ ...invitation, managerId }))
    } catch (error) {
      showFieldErrors(error, setError)
    }
  })

  return (
    <FormDialog
      title={t('invite.title')}
      submitLabel={t('invite.submit')}
      pending={formState.isSubmitting}
      dirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <div className="flex flex-col gap-4">
          {signUpMode() === 'off' ? <Alert>{t('invite.signUpOff')}</Alert> : null}
          <Field
            label={t('invite.email')}
            hint={t('invite.emailHint')}
            error={formState.errors.email?.message}
          >
            <Input
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              {...register('email')}
            />
          </Field>
          <PlaceFields roles={roles.filter((role) => decidesOver(self.role, role))} managers={people} />
        </div>
      </FormProvider>
    </FormDialog>
  )
}
