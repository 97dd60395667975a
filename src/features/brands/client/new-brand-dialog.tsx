import { messageOf } from '#client/api.ts'
import { showFieldErrors, useContractForm } from '#client/form.ts'
import { useText } from '#client/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog, DialogClose } from '#client/ui/dialog.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { DEFAULT_BRAND_COLOUR, newBrandSchema } from '../brands.contract.ts'
import { brandMessages } from '../brands.messages.ts'
import { chooseBrand } from './active-brand.ts'
import { useCreateBrand } from './brands.queries.ts'

export interface NewBrandDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function NewBrandDialog({ open, onOpenChange }: NewBrandDialogProps) {
  const t = useText(brandMessages)
  const create = useCreateBrand()
  const { register, handleSubmit, formState, reset, setError } = useContractForm(newBrandSchema, {
    name: '',
    primaryColor: DEFAULT_BRAND_COLOUR,
  })

  const submit = handleSubmit(async (values) => {
    try {
      const brand = await create.mutateAsync(values)
      chooseBrand(brand.id)
      toast({ title: t('form.added'), description: t('form.addedText', { name: brand.name }) })
      onOpenChange(false)
      reset()
    } catch (error) {
      if (showFieldErrors(error, setError)) return
      const description = messageOf(error) ?? t('form.failedText')
      toast({ title: t('form.failed'), description, variant: 'destructive' })
    }
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t('form.title')}
      description={t('form.text')}
      closeLabel={t('form.close')}
      onSubmit={submit}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{t('form.cancel')}</Button>
          </DialogClose>
          <Button type="submit" pending={create.isPending}>
            {t('form.submit')}
          </Button>
        </>
      }
    >
      <fieldset disabled={create.isPending} className="flex min-w-0 flex-col gap-5">
        <Field label={t('form.name')} error={formState.errors.name?.message} required>
          <Input autoComplete="off" {...register('name')} />
        </Field>
        <Field label={t('form.colour')} error={formState.errors.primaryColor?.message}>
          <Input type="color" className="h-9 w-20 cursor-pointer p-1" {...register('primaryColor')} />
        </Field>
      </fieldset>
    </Dialog>
  )
}
