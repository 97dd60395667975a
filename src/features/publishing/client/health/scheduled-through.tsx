import { useQuery } from '@tanstack/react-query'
import { read } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { publishingHealthMessages } from '#features/publishing/i18n/index.ts'
import { countScheduledThrough } from '#features/publishing/publishing-health.contract.ts'

/** A sentence about the posts that would go through an account; nothing until it is known. */
export function ScheduledThrough({ accountId }: { accountId: string }) {
  const t = useText(publishingHealthMessages)
  const { data } = useQuery(read(countScheduledThrough, { params: { id: accountId } }))
  return data ? <span className="font-medium">{t('scheduledThrough', data)}</span> : null
}
