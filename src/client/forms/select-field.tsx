import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'
import { Field } from '../ui/field.tsx'
import { Select, type SelectOption } from '../ui/select.tsx'

export interface SelectFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: string
  hint?: string | undefined
  options: SelectOption[]
}

/** A select in a form, with label and error. */
export function SelectField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  options,
}: SelectFieldProps<Values, Output>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ref, onBlur }, fieldState: { error } }) => (
        <Field label={label} hint={hint} error={error?.message}>
          <Select ref={ref} onBlur={onBlur} value={value} onValueChange={onChange} options={options} />
        </Field>
      )}
    />
  )
}
