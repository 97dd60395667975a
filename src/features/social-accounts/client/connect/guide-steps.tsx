import { ExternalLink } from 'lucide-react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import type { ConnectGuide } from '#connectors/social/connect.ts'
import { connectChannelMessages } from '#features/social-accounts/i18n/index.ts'

export function GuideSteps({ guide }: { guide: ConnectGuide }) {
  const t = useText(connectChannelMessages)
  const locale = useLocale()
  return (
    <div>
      <h4 className="font-medium">{t('stepsTitle')}</h4>
      <ol className="mt-1.5 flex max-w-prose list-decimal flex-col gap-1.5 ps-5 marker:text-muted">
        {guide.steps.map((step) => (
          <li key={step.en}>{step[locale]}</li>
        ))}
      </ol>
      {guide.link ? (
        <Button asChild variant="link" size="sm" className="mt-1.5 px-0">
          <a href={guide.link.url} target="_blank" rel="noreferrer">
            {guide.link.label[locale]}
            <ExternalLink aria-hidden />
          </a>
        </Button>
      ) : null}
    </div>
  )
}
