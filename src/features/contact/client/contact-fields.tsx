import type { useContractForm } from '#client/forms/form.ts'
import { SelectField } from '#client/forms/select-field.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { type contactSchema, contactTopics } from '../contact.contract.ts'
import { contactMessages } from '../i18n/index.ts'

interface ContactFieldsProps {
  form: ReturnType<typeof useContractForm<typeof contactSchema>>
  isTopicFixed: boolean
}

export function ContactFields({ form, isTopicFixed }: ContactFieldsProps) {
  const t = useText(contactMessages)
  const { register, control, watch } = form
  const { errors } = form.formState
  return (
    <div className="flex flex-col gap-4">
      {isTopicFixed ? null : (
        <SelectField
          control={control}
          name="topic"
          label={t('fields.topic')}
          options={contactTopics.map((topic) => ({ value: topic, label: t(`fields.topics.${topic}`) }))}
        />
      )}
      <Field label={t('fields.name')} error={errors.name?.message} required>
        <Input autoComplete="name" {...register('name')} />
      </Field>
      <Field label={t('fields.email')} hint={t('fields.emailHint')} error={errors.email?.message} required>
        <Input type="email" inputMode="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field label={t('fields.company')} error={errors.company?.message}>
        <Input autoComplete="organization" {...register('company')} />
      </Field>
      <Field label={t('fields.message')} error={errors.message?.message} required>
        <Textarea
          rows={6}
          placeholder={t(`fields.messagePlaceholder.${watch('topic')}`)}
          {...register('message')}
        />
      </Field>
    </div>
  )
}
