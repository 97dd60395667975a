import { useWorkspace } from '#client/data/workspace-context.ts'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import type { Goal, GoalPeriod } from '#features/analytics/goals.contract.ts'
import { goalMessages } from '#features/analytics/i18n/index.ts'
import { GoalFields } from './goal-fields.tsx'
import { goalAsTyped, goalFormSchema } from './goal-form.ts'
import { useChangeGoal, useCreateGoal } from './goals.queries.ts'

interface GoalDialogProps {
  /** The goal to edit; without it a new one is created. */
  goal?: Goal | undefined
  /** The period on screen, default for a new goal. */
  period: GoalPeriod
  onClose: () => void
}

export function GoalDialog({ goal, period, onClose }: GoalDialogProps) {
  const t = useText(goalMessages)
  const close = useIfMounted(onClose)
  const { currency } = useWorkspace()
  const form = useContractForm(goalFormSchema(currency), goalAsTyped(goal, period, currency, useLocale()))
  const { isSubmitting, isDirty } = form.formState
  const create = useCreateGoal()
  const change = useChangeGoal()

  const submit = form.handleSubmit(async ({ deadline, ...typed }) => {
    try {
      if (!goal) await create.mutateAsync({ ...typed, deadline })
      else {
        // A past deadline is refused, but an unchanged one may stay.
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
