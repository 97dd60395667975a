import { Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#client/data/loaded.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { LabeledSkeleton } from '#client/ui/skeleton.tsx'
import type { Platform } from '#connectors/social/platforms.ts'
import { useSocialAccounts } from '#features/social-accounts/index.client.ts'
import { postTemplateMessages, templateListMessages } from '../i18n/index.ts'
import type { MessageTemplate } from '../message-templates.contract.ts'
import { useSyncTemplates, useTemplates } from './message-templates.queries.ts'
import { SubmitTextDialog } from './submit-text-dialog.tsx'
import { TemplateStateBadge, TemplateText } from './template-state.tsx'

function TemplateItems({ items }: { items: readonly MessageTemplate[] }) {
  const t = useText(templateListMessages)
  if (items.length === 0) return <p className="text-muted">{t('empty')}</p>
  return (
    <ul className="flex flex-col divide-y">
      {items.map((template) => (
        <li key={template.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-64">
            <TemplateText template={template} />
            <p className="mt-1 break-all text-muted text-xs">
              {template.name} · {template.language}
            </p>
          </div>
          <TemplateStateBadge state={template.state} />
        </li>
      ))}
    </ul>
  )
}

/** `name`: if there are several accounts. */
function AccountTemplates({ accountId, name }: { accountId: string; name: string | null }) {
  const t = useText(templateListMessages)
  const words = useText(postTemplateMessages)
  const templates = useTemplates(accountId)
  const sync = useSyncTemplates(accountId)
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Card>
      <CardHeader level={3} title={t('title')} description={t('description')} />
      <CardBody className="flex flex-col gap-4">
        {name ? <p className="font-medium">{name}</p> : null}
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setIsAdding(true)}>
            <Plus aria-hidden />
            {t('add')}
          </Button>
          <Button variant="ghost" size="sm" pending={sync.isPending} onClick={() => sync.mutate()}>
            <RefreshCw aria-hidden />
            {words('check')}
          </Button>
        </div>
        <Loaded
          query={templates}
          failed={t('failed')}
          skeleton={<LabeledSkeleton label={t('loading')} className="h-24" />}
        >
          {({ items }) => <TemplateItems items={items} />}
        </Loaded>
        {isAdding ? <SubmitTextDialog accountId={accountId} onClose={() => setIsAdding(false)} /> : null}
      </CardBody>
    </Card>
  )
}

/** The texts of each connected account of a platform whose network reviews them. */
export function TemplateListCard({ platform }: { platform: Platform }) {
  const accounts = useSocialAccounts().data?.items ?? []
  const own = accounts.filter((each) => each.platform === platform && !each.isTest && each.isActive)
  return own.map(({ id, accountName }) => (
    <AccountTemplates key={id} accountId={id} name={own.length > 1 ? accountName : null} />
  ))
}
