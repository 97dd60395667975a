import { Controller } from 'react-hook-form'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { type BrandPicture, pictureIdeaSchema } from '../brand-pictures.contract.ts'
import { templateIds } from '../brand-studio.contract.ts'
import { brandPictureMessages } from '../i18n/index.ts'
import { useGeneratePicture } from './brand-pictures.queries.ts'

export type Writer = 'built-in' | 'ai'

interface IdeaDialogProps {
  brandId: string
  onMade: (picture: BrandPicture, writtenBy: Writer) => void
  onClose: () => void
}

/** From one sentence to a picture: the text is generated, the picture drawn, and the editor opened. */
export function IdeaDialog({ brandId, onMade, onClose }: IdeaDialogProps) {
  const t = useText(brandPictureMessages)
  const showMade = useIfMounted(onMade)
  const { register, control, handleSubmit, setError, formState } = useContractForm(pictureIdeaSchema, {
    idea: '',
    template: 'instagram_post',
    brandId,
  })
  const generate = useGeneratePicture()

  const submit = handleSubmit(async (body) => {
    try {
      const { picture, writtenBy } = await generate.mutateAsync(body)
      showMade(picture, writtenBy)
    } catch (error) {
      showFieldErrors(error, setError)
    }
  })

  return (
    <FormDialog
      title={t('tools.generator.title')}
      description={t('tools.generator.description')}
      submitLabel={t('tools.generator.make')}
      pending={formState.isSubmitting}
      dirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5">
        <Field
          label={t('tools.generator.idea')}
          hint={t('tools.generator.ideaHint')}
          error={formState.errors.idea?.message}
          required
        >
          <Textarea rows={3} maxLength={1000} {...register('idea')} />
        </Field>
        <Field label={t('tools.generator.template')}>
          <Controller
            control={control}
            name="template"
            render={({ field: { value, onChange } }) => (
              <Select
                value={value}
                onValueChange={onChange}
                options={templateIds.map((id) => ({ value: id, label: t(`editor.names.${id}`) }))}
              />
            )}
          />
        </Field>
      </div>
    </FormDialog>
  )
}
