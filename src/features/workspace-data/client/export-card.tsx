import { Download } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { workspaceDataMessages } from '../i18n/index.ts'
import { exportWorkspace } from '../workspace-data.contract.ts'

export function ExportCard({ isOwner }: { isOwner: boolean }) {
  const t = useText(workspaceDataMessages)
  return (
    <Card>
      <CardHeader title={t('export.title')} />
      <CardBody className="flex flex-col items-start gap-4 pt-2">
        <p className="max-w-prose text-muted">{t('export.text')}</p>
        {isOwner ? (
          <Button asChild variant="secondary">
            <a href={exportWorkspace.path} download>
              <Download aria-hidden />
              {t('export.action')}
            </a>
          </Button>
        ) : (
          <p className="text-muted">{t('export.noRight')}</p>
        )}
      </CardBody>
    </Card>
  )
}
