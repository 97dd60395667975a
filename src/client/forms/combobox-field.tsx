import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'
import { commonMessages } from '../i18n/index.ts'
import { useText } from '../i18n/use-text.ts'
import { Combobox } from '../ui/combobox.tsx'
import type { ComboboxOption } from '../ui/combobox-options.ts'
import { Field } from '../ui/field.tsx'

export interface ComboboxFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: string
  hint?: string | undefined
  placeholder?: string
  clearable?: boolean
  /** Called after the form has the value. */
  onChosen?: (value: string, before: string) => void
  options: readonly ComboboxOption[]
}

/** A searchable choice in a form, with label and error. */
export function ComboboxField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  onChosen,
  ...combobox
}: ComboboxFieldProps<Values, Output>) {
  const common = useText(commonMessages)
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ref, onBlur }, fieldState: { error } }) => (
        <Field label={label} hint={hint} error={error?.message}>
          <Combobox
            ref={ref}
            onBlur={onBlur}
            value={value}
            onValueChange={(chosen) => {
              onChange(chosen)
              onChosen?.(chosen, value)
            }}
            listLabel={label}
            emptyLabel={common('nothingFound')}
            {...combobox}
          />
        </Field>
      )}
    />
  )
}
