import type { ReactNode } from 'react'
import type { TextRule } from '#channels/channel.ts'
import { count } from '#channels/count.ts'
import { useText } from '#client/i18n.ts'
import { Field } from '#client/ui/field.tsx'
import { campaignDetailMessages } from '../campaign-detail.messages.ts'

interface CountedFieldProps {
  label: string
  text: string
  rule: TextRule
  children: ReactNode
}

/** A text with how much of its network's limit it uses, counted the way that network counts. */
export function CountedField({ label, text, rule, children }: CountedFieldProps) {
  const t = useText(campaignDetailMessages)
  const length = count(text, rule.counting)
  const isOver = length > rule.max
  return (
    <Field
      label={label}
      required={rule.isRequired}
      aside={
        <span className={isOver ? 'font-medium text-danger tabular' : 'tabular'}>
          {t('editor.count', { count: length, limit: rule.max })}
          {isOver ? ` · ${t('editor.over', { count: length - rule.max })}` : ''}
        </span>
      }
    >
      {children}
    </Field>
  )
}
