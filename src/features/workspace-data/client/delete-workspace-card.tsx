import { lazy, Suspense, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { workspaceDataMessages } from '../i18n/index.ts'

const DeleteWorkspaceDialog = lazy(async () => ({
  default: (await import('./delete-workspace-dialog.tsx')).DeleteWorkspaceDialog,
}))

export interface DeleteWorkspaceCardProps {
  name: string
  isOwner: boolean
}

export function DeleteWorkspaceCard({ name, isOwner }: DeleteWorkspaceCardProps) {
  const t = useText(workspaceDataMessages)
  const [asks, setAsks] = useState(false)
  return (
    <Card>
      <CardHeader title={t('delete.title')} />
      <CardBody className="flex flex-col items-start gap-4 pt-2">
        <p className="max-w-prose break-words text-muted">{t('delete.text', { name })}</p>
        <p className="max-w-prose text-muted">{t('delete.backups')}</p>
        {isOwner ? (
          <Button variant="danger" onClick={() => setAsks(true)}>
            {t('delete.action')}
          </Button>
        ) : (
          <p className="text-muted">{t('delete.noRight')}</p>
        )}
      </CardBody>
      {asks ? (
        <Suspense>
          <DeleteWorkspaceDialog name={name} onClose={() => setAsks(false)} />
        </Suspense>
      ) : null}
    </Card>
  )
}
