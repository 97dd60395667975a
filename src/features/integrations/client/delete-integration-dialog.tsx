import { useState } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { FieldSet } from '#client/ui/field-set.tsx'
import { integrationMessages } from '../i18n/index.ts'
import type { Integration } from '../integrations.contract.ts'
import { useDeleteIntegration } from './integrations.queries.ts'

interface DeleteIntegrationDialogProps {
  integration: Integration
  onClose: () => void
}

const choices = ['keep', 'delete'] as const

/** Asks whether to keep or delete the imported data; keeping is the default. */
export function DeleteIntegrationDialog({ integration, onClose }: DeleteIntegrationDialogProps) {
  const t = useText(integrationMessages)
  const remove = useDeleteIntegration()
  const [data, setData] = useState<(typeof choices)[number]>('keep')
  const words = {
    keep: [t('delete.keep'), t('delete.keepText')],
    delete: [t('delete.remove'), t('delete.removeText')],
  }
  return (
    <FormDialog
      title={t('delete.title')}
      submitLabel={t('delete.confirm')}
      tone="danger"
      pending={remove.isPending}
      dirty={false}
      onSubmit={(event) => {
        event.preventDefault()
        remove.mutate({ params: { id: integration.id }, query: { data } }, { onSuccess: onClose })
      }}
      onClose={onClose}
    >
      <p dir="auto" className="mb-4 break-words rounded-sm bg-surface-sunken px-3 py-2 font-medium">
        {integration.storeName}
      </p>
      <FieldSet legend={t('delete.question')}>
        {choices.map((choice) => (
          <label
            key={choice}
            className="flex items-start gap-3 rounded-md border p-3 has-checked:border-primary has-checked:bg-primary-subtle has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 pointer-coarse:mb-2"
          >
            <input
              type="radio"
              name="data"
              value={choice}
              checked={data === choice}
              onChange={() => setData(choice)}
              className="mt-1 size-4 accent-primary outline-none"
            />
            <span className="min-w-0">
              <span className="block font-medium">{words[choice][0]}</span>
              <span className="block text-muted">{words[choice][1]}</span>
            </span>
          </label>
        ))}
      </FieldSet>
      {remove.isError ? (
        <p role="alert" className="mt-3 text-danger">
          {reasonOf(remove.error)}
        </p>
      ) : null}
    </FormDialog>
  )
}
