import { Check } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { useMayManageBrands } from '#core/brands/index.client.ts'
import { brandStudioMessages } from '../i18n/index.ts'
import { useActivateStudio } from './brand-studio.queries.ts'

/** What the studio offers, and the button that activates it. */
export function InactiveStudio({ brandId }: { brandId: string }) {
  const t = useText(brandStudioMessages)
  const mayManage = useMayManageBrands()
  const activate = useActivateStudio()
  return (
    <Card className="mx-auto flex max-w-2xl flex-col gap-5 p-6 sm:p-8">
      <div>
        <h2 className="text-lg">{t('studio.title')}</h2>
        <p className="mt-1 text-pretty text-muted">{t('studio.text')}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {(['editor', 'generator', 'templates'] as const).map((part) => (
          <li key={part} className="flex gap-3">
            <Check aria-hidden className="size-5 text-success" />
            <span>{t(`studio.gives.${part}`)}</span>
          </li>
        ))}
      </ul>
      {mayManage ? (
        <Button
          size="lg"
          className="self-start max-sm:w-full"
          pending={activate.isPending}
          onClick={() => activate.mutate(brandId)}
        >
          {t('studio.activate')}
        </Button>
      ) : (
        <p className="text-muted">{t('readOnly')}</p>
      )}
    </Card>
  )
}
