import { Controller, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { ComboboxField } from '#client/forms/combobox-field.tsx'
import { SelectField } from '#client/forms/select-field.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { ZonedTimeField } from '#client/time/zoned-time-field.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { usePeople } from '#features/people/index.client.ts'
import { fullName } from '#platform/full-name.ts'
import { teamMessages } from '../i18n/index.ts'
import { type newTaskSchema, taskPriorities } from '../team.contract.ts'

type TaskForm = UseFormReturn<z.input<typeof newTaskSchema>, unknown, z.output<typeof newTaskSchema>>

export function TaskFields({ form, handOverHint }: { form: TaskForm; handOverHint?: string | undefined }) {
  const t = useText(teamMessages)
  const people = usePeople().data?.items
  const { control, register, formState } = form
  const { errors } = formState
  return (
    <div className="flex flex-col gap-4">
      <ComboboxField
        control={control}
        name="assignedTo"
        label={t('form.assignee')}
        hint={people?.length === 1 ? t('form.alone') : handOverHint}
        placeholder={t('form.assigneePlaceholder')}
        options={(people ?? []).map((person) => ({ value: person.id, label: fullName(person) }))}
      />
      <Field label={t('form.title')} error={errors.title?.message} required>
        <Input {...register('title')} />
      </Field>
      <Field label={t('form.description')} error={errors.description?.message}>
        <Textarea rows={3} {...register('description')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          control={control}
          name="priority"
          label={t('form.priority')}
          options={taskPriorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
        />
        <Controller
          control={control}
          name="dueDate"
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <ZonedTimeField
              label={t('form.dueDate')}
              means="due"
              error={error?.message}
              value={value ?? null}
              onChange={onChange}
            />
          )}
        />
      </div>
      <Checkbox
        label={t('form.requiresProof')}
        description={t('form.requiresProofHint')}
        {...register('requiresProof')}
      />
    </div>
  )
}
