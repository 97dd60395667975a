import { useState } from 'react'
import { fieldsOf } from '#client/data/api.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { manualPublishMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import { useConfirmPost } from '../detail/campaign.queries.ts'
import { ManualPublishStep } from './manual-publish-step.tsx'
import { PostAddressField } from './post-address-field.tsx'

interface ConfirmStepProps {
  path: { id: string; postId: string }
  number: number
}

/** Only a person can confirm a post that was published by hand. */
export function ConfirmStep({ path, number }: ConfirmStepProps) {
  const t = useText(manualPublishMessages)
  const [url, setUrl] = useState('')
  const confirm = useConfirmPost()
  return (
    <ManualPublishStep number={number} title={t('confirm.title')}>
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
    </ManualPublishStep>
  )
}
