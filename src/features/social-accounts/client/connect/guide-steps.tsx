import { ExternalLink } from 'lucide-react'
import { useLocale } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import type { ConnectGuide } from '#connectors/social/connect/connect.ts'

type GuideStepsProps = Pick<ConnectGuide, 'steps' | 'link'> & { title: string }

export function GuideSteps({ title, steps, link }: GuideStepsProps) {
  const locale = useLocale()
  return (
    <div>
      <h4 className="font-medium">{title}</h4>
      <ol className="mt-1.5 flex max-w-prose list-decimal flex-col gap-1.5 ps-5 marker:text-muted">
        {steps.map((step) => (
          <li key={step.en}>{step[locale]}</li>
        ))}
      </ol>
      {link ? (
        <Button asChild variant="link" size="sm" className="mt-1.5 px-0">
          <a href={link.url} target="_blank" rel="noreferrer">
            {link.label[locale]}
            <ExternalLink aria-hidden />
          </a>
        </Button>
      ) : null}
    </div>
  )
}
