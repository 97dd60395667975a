import { useState } from 'react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { catalog } from '#connectors/social/formats/format-catalog.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { creatorMessages } from '../i18n/index.ts'
import type { PlatformConfig } from '../platform-config.ts'
import { everywhere, findNetwork, furtherPlaces, toggled } from '../platform-rules.ts'
import { NetworkSettings } from './network-settings.tsx'
import { PlaceGrid } from './place-grid.tsx'

interface PlatformsCardProps {
  configs: PlatformConfig[]
  onChange: (configs: PlatformConfig[]) => void
}

/** Platforms and their settings. One network is expanded at a time: eight would bury the button. */
export function PlatformsCard({ configs, onChange }: PlatformsCardProps) {
  const t = useText(creatorMessages)
  const locale = useLocale()
  const [openId, setOpenId] = useState<string | null>(null)
  const chosenIds = configs.map(({ platform }) => platform)
  const networks = configs.filter(({ platform }) => findNetwork(platform))
  function toggle(platform: string) {
    onChange(toggled(configs, platform))
    if (findNetwork(platform) && !chosenIds.includes(platform)) setOpenId(platform)
  }
  const named = (platform: string) => ({ platform, name: platformName(platform, locale) })
  return (
    <Card>
      <CardHeader
        title={t('platforms.title')}
        description={t('platforms.description')}
        actions={
          <>
            <span className="text-muted tabular max-sm:hidden">
              {t('platforms.chosen', { count: configs.length })}
            </span>
            <Button size="sm" variant="secondary" onClick={() => onChange(everywhere())}>
              {t('platforms.all')}
            </Button>
            <Button size="sm" variant="ghost" disabled={configs.length === 0} onClick={() => onChange([])}>
              {t('platforms.none')}
            </Button>
          </>
        }
      />
      <CardBody className="flex flex-col gap-6">
        <PlaceGrid
          legend={t('platforms.networks')}
          places={catalog.map(({ id }) => named(id))}
          chosen={chosenIds}
          onToggle={toggle}
        />
        {networks.length > 0 ? (
          <div className="flex flex-col gap-2">
            {networks.map((config) => (
              <NetworkSettings
                key={config.platform}
                config={config}
                open={openId === config.platform}
                onOpenChange={(open) => setOpenId(open ? config.platform : null)}
                onChange={(changed) =>
                  onChange(configs.map((each) => (each.platform === changed.platform ? changed : each)))
                }
              />
            ))}
          </div>
        ) : null}
        <PlaceGrid
          legend={t('platforms.further')}
          hint={t('platforms.furtherHint')}
          places={furtherPlaces.map(named)}
          chosen={chosenIds}
          onToggle={toggle}
        />
      </CardBody>
    </Card>
  )
}
