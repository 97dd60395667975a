import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { type Brand, DEFAULT_BRAND_COLOR, newBrandSchema } from '../brands.contract.ts'
import { brandMessages } from '../i18n/index.ts'
import { chooseBrand } from './active-brand.ts'
import { BrandLogoField } from './brand-logo-field.tsx'
import { useUpdateBrand } from './brands.queries.ts'
import { useCreateBrand } from './use-create-brand.ts'

export interface BrandDialogProps {
  /** The brand to edit; without it a new one is added and activated. */
  brand?: Brand
  onClose: () => void
}

export function BrandDialog({ brand, onClose }: BrandDialogProps) {
  const t = useText(brandMessages)
  const close = useIfMounted(onClose)
  const { register, control, handleSubmit, setError, formState } = useContractForm(newBrandSchema, {
    name: brand?.name ?? '',
    primaryColor: brand?.primaryColor ?? DEFAULT_BRAND_COLOR,
    logo: brand?.logo ?? null,
  })
  const { errors, isSubmitting, isDirty } = formState
  const [isUploading, setIsUploading] = useState(false)
  const create = useCreateBrand()
  const update = useUpdateBrand()

  const submit = handleSubmit(async (body) => {
    try {
      if (brand) await update.mutateAsync({ params: { id: brand.id }, body })
      else chooseBrand((await create.mutateAsync(body)).id)
      close()
    } catch (error) {
      showFieldErrors(error, setError)
    }
  })

  return (
    <FormDialog
      title={brand ? t('form.editTitle') : t('form.addTitle')}
      description={brand ? undefined : t('form.addText')}
      submitLabel={brand ? t('form.save') : t('form.add')}
      pending={isSubmitting || isUploading}
      dirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5">
        <Field label={t('form.name')} error={errors.name?.message} required>
          <Input autoComplete="off" {...register('name')} />
        </Field>
        <Field label={t('form.color')} error={errors.primaryColor?.message}>
          <Input type="color" className="h-9 w-20 cursor-pointer p-1" {...register('primaryColor')} />
        </Field>
        <Controller
          control={control}
          name="logo"
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <BrandLogoField
              value={value ?? null}
              onChange={onChange}
              onBusyChange={setIsUploading}
              error={error?.message}
            />
          )}
        />
      </div>
    </FormDialog>
  )
}
