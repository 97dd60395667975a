import { useWorkspace } from '#client/data/workspace-context.ts'
import type { useContractForm } from '#client/forms/form.ts'
import { SelectField } from '#client/forms/select-field.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { goalCategories } from '#features/analytics/goals.contract.ts'
import { goalMessages } from '#features/analytics/i18n/index.ts'
import { periodsInOrder } from '../periods-in-order.ts'
import type { GoalFormSchema } from './goal-form.ts'

interface GoalFieldsProps {
  form: ReturnType<typeof useContractForm<GoalFormSchema>>
}

export function GoalFields({ form: { register, control, formState, watch } }: GoalFieldsProps) {
  const t = useText(goalMessages)
  const { currency } = useWorkspace()
  const { errors } = formState
  const category = watch('category')
  const isMoney = category === 'revenue'
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('form.title')} error={errors.title?.message} required className="sm:col-span-2">
        <Input autoComplete="off" placeholder={t('form.titlePlaceholder')} {...register('title')} />
      </Field>
      <SelectField
        control={control}
        name="category"
        label={t('form.category')}
        options={goalCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
      />
      <Field
        label={t('form.target')}
        aside={isMoney ? currency : undefined}
        error={errors.target?.message}
        required
      >
        <Input
          inputMode={isMoney ? 'decimal' : 'numeric'}
          autoComplete="off"
          className="tabular"
          {...register('target')}
        />
      </Field>
      <SelectField
        control={control}
        name="period"
        label={t('form.period')}
        options={periodsInOrder.map((value) => ({ value, label: t(`periods.${value}`) }))}
      />
      <Field label={t('form.deadline')} error={errors.deadline?.message} required>
        <Input type="date" {...register('deadline')} />
      </Field>
      {category === 'appointments' ? (
        <Field
          label={t('form.reported')}
          hint={t('form.reportedHint')}
          error={errors.reported?.message}
          className="sm:col-span-2"
        >
          <Input inputMode="numeric" autoComplete="off" className="tabular" {...register('reported')} />
        </Field>
      ) : null}
    </div>
  )
}
