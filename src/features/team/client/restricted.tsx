import { Lock } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { approvalMessages } from '../i18n/index.ts'

/** The whole screen for a person who may not approve. */
export function Restricted() {
  const t = useText(approvalMessages)
  return (
    <Card className="mx-auto mt-8 flex max-w-md flex-col items-center gap-4 px-6 py-12 text-center">
      <span className="flex size-11 items-center justify-center rounded-lg bg-surface-sunken text-muted">
        <Lock aria-hidden className="size-5" />
      </span>
      <div>
        <h1 className="text-xl">{t('restricted.title')}</h1>
        <p className="mt-1">{t('restricted.text')}</p>
        <p className="mt-3 text-pretty text-muted">{t('restricted.next')}</p>
      </div>
      <Button asChild>
        <Link href="/team">{t('restricted.toTasks')}</Link>
      </Button>
    </Card>
  )
}
