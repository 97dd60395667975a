import { showFieldErrors, useContractForm } from '#client/form.ts'
import { FormDialog } from '#client/form-dialog.tsx'
import { useLocale, useText } from '#client/i18n.ts'
import { useWhileShown } from '#client/use-while-shown.ts'
import { useWorkspace } from '#client/workspace-context.ts'
import type { Goal, GoalPeriod } from '../goals.contract.ts'
import { goalMessages } from '../goals.messages.ts'
import { GoalFields } from './goal-fields.tsx'
import { goalAsTyped, goalFormSchema } from './goal-form.ts'
import { useChangeGoal, useCreateGoal } from './goals.queries.ts'

interface GoalDialogProps {
  /** The one to change; without it a new one is set. */
  goal?: Goal | undefined
  /** The period on screen, which a new one begins with. */
  period: GoalPeriod
  onClose: () => void
}

export function GoalDialog({ goal, period, onClose }: GoalDialogProps) {
  const t = useText(goalMessages)
  const close = useWhileShown(onClose)
  const { currency } = useWorkspace()
  const form = useContractForm(goalFormSchema(currency), goalAsTyped(goal, period, currency, useLocale()))
  const { isSubmitting, isDirty } = form.formState
  const create = useCreateGoal()
  const change = useChangeGoal()

  const submit = form.handleSubmit(async ({ deadline, ...typed }) => {
    try {
      if (!goal) await create.mutateAsync({ ...typed, deadline })
      else {
        // A deadline that has passed is refused; one that was not touched may stay.
        const changes = deadline === goal.deadline ? typed : { ...typed, deadline }
        await change.mutateAsync({ params: { id: goal.id }, body: changes })
      }
      close()
    } catch (error) {
      showFieldErrors(error, form.setError)
    }
  })

  return (
    <FormDialog
      title={goal ? t('form.editTitle') : t('form.addTitle')}
      submitLabel={goal ? t('form.save') : t('form.submit')}
      pending={isSubmitting}
      dirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <GoalFields form={form} />
    </FormDialog>
  )
}
