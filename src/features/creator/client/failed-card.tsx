import { PenLine, RotateCw } from 'lucide-react'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody } from '#client/ui/card.tsx'
import type { Creation } from '../creator.contract.ts'
import { creatorMessages } from '../i18n/index.ts'
import { useCreate } from './creator.queries.ts'
import { repeatInput } from './repeat-input.ts'

interface FailedCardProps {
  creation: Creation
  reason: NonNullable<Creation['error']>
  onRetried: (creationId: string) => void
  onChange: () => void
}

/** Why it failed, and the options: retry, the built-in writer, another idea. */
export function FailedCard({ creation: { input }, reason, onRetried, onChange }: FailedCardProps) {
  const t = useText(creatorMessages)
  const common = useText(commonMessages)
  const create = useCreate(({ id }) => onRetried(id))
  const again = repeatInput(input, useNow())
  const isBuiltIn = create.variables?.writer === 'built-in'
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        <Alert tone="danger" role="alert" title={t('failed.title')}>
          <p>{reason.message}</p>
          <p className="mt-1">{t('failed.safe')}</p>
        </Alert>
        <blockquote className="line-clamp-3 break-words border-l-2 pl-3 text-muted">{input.idea}</blockquote>
        {reason.offersBuiltIn ? <p>{t('failed.builtInHint')}</p> : null}
        <div className="flex flex-wrap gap-2 max-sm:flex-col">
          {reason.offersBuiltIn ? (
            <Button
              pending={create.isPending && isBuiltIn}
              disabled={create.isPending}
              onClick={() => create.mutate({ ...again, writer: 'built-in' })}
            >
              <PenLine aria-hidden />
              {t('failed.builtIn')}
            </Button>
          ) : null}
          <Button
            variant={reason.offersBuiltIn ? 'secondary' : 'primary'}
            pending={create.isPending && !isBuiltIn}
            disabled={create.isPending}
            onClick={() => create.mutate(again)}
          >
            <RotateCw aria-hidden />
            {common('retry')}
          </Button>
          <Button variant="ghost" onClick={onChange}>
            {t('failed.change')}
          </Button>
        </div>
      </CardBody>
    </Card>
  )
}
