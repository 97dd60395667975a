import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { posManifestOf, wellKnownProviders } from '#connectors/pos/registry.ts'
import { plannerMessages } from '../i18n/index.ts'

const systems = wellKnownProviders.map((provider) => ({ provider, name: posManifestOf(provider).name }))

/** Each opens the form to connect that system. */
export function PosConnect() {
  const t = useText(plannerMessages)
  return (
    <div className="flex flex-wrap gap-2">
      {systems.map(({ provider, name }) => (
        <Button key={provider} asChild variant="secondary" size="sm">
          <Link href={`/integrations?provider=${provider}`} aria-label={t('pos.connect', { system: name })}>
            {name}
          </Link>
        </Button>
      ))}
      <Button asChild variant="secondary" size="sm">
        <Link href="/integrations?provider=other" aria-label={t('pos.otherLabel')}>
          {t('pos.other')}
        </Link>
      </Button>
    </div>
  )
}
