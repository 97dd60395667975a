import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '#client/forms/select-field.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import type { Role } from '#platform/endpoint.ts'
import { fullName } from '#platform/full-name.ts'
import { peopleMessages } from '../i18n/index.ts'
import type { Person, Place } from '../people.contract.ts'

// A select has no empty value, and no person has this id.
const NOBODY = 'nobody'

interface PlaceFieldsProps {
  /** Assignable roles; hidden if there is only one. */
  roles: Role[]
  managers: Person[]
}

/** Role, manager and the right to approve: the same for members and invitations. */
export function PlaceFields({ roles, managers }: PlaceFieldsProps) {
  const t = useText(peopleMessages)
  const { control, register } = useFormContext<Place, unknown, Place>()
  const role = useWatch({ control, name: 'role' })
  const people = managers.map((person) => ({ value: person.id, label: fullName(person) }))
  return (
    <>
      {roles.length > 1 ? (
        <SelectField
          control={control}
          name="role"
          label={t('table.role')}
          hint={t(`roleHints.${role}`)}
          options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        />
      ) : null}
      {role === 'owner' ? null : (
        <Controller
          control={control}
          name="managerId"
          render={({ field: { value, onChange, ref, onBlur }, fieldState: { error } }) => (
            <Field label={t('table.reportsTo')} error={error?.message}>
              <Select
                ref={ref}
                onBlur={onBlur}
                value={value ?? NOBODY}
                onValueChange={(chosen) => onChange(chosen === NOBODY ? null : chosen)}
                options={[{ value: NOBODY, label: t('table.nobody') }, ...people]}
              />
            </Field>
          )}
        />
      )}
      <Checkbox
        label={t('change.approve')}
        description={t('change.approveHint')}
        {...register('canApprove')}
      />
    </>
  )
}
