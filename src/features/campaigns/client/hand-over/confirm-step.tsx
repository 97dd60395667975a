import { useState } from 'react'
import { fieldsOf } from '#client/api.ts'
import { useText } from '#client/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { handOverMessages } from '#features/campaigns/hand-over.messages.ts'
import { useConfirmPost } from '../campaign.queries.ts'
import { HandOverStep } from './hand-over-step.tsx'
import { PostAddressField } from './post-address-field.tsx'

interface ConfirmStepProps {
  path: { id: string; postId: string }
  number: number
}

/** Only a person can say that a post made by hand is out. */
export function ConfirmStep({ path, number }: ConfirmStepProps) {
  const t = useText(handOverMessages)
  const [url, setUrl] = useState('')
  const confirm = useConfirmPost()
  return (
    <HandOverStep number={number} title={t('confirm.title')}>
      <form
        noValidate
        className="flex flex-col items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!confirm.isPending) confirm.mutate({ params: path, body: { url: url.trim() } })
        }}
      >
        <PostAddressField value={url} onChange={setUrl} error={fieldsOf(confirm.error).url} />
        <Button type="submit" className="max-sm:w-full" pending={confirm.isPending}>
          {t('confirm.action')}
        </Button>
      </form>
    </HandOverStep>
  )
}
