import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { cn } from '#client/ui/cn.ts'
import { FieldSet } from '#client/ui/field-set.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { forFirstPlan } from '#connectors/social/recommended-platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { plannerMessages } from '../i18n/index.ts'
import { useConnected } from './use-connected.ts'

interface PlatformsFieldProps {
  chosen: Platform[]
  onChange: (platforms: Platform[]) => void
}

/** The platforms that posts alternate between: connected ones first, the rest on demand. */
export function PlatformsField({ chosen, onChange }: PlatformsFieldProps) {
  const t = useText(plannerMessages)
  const locale = useLocale()
  const isConnected = useConnected()
  const [showsAll, setShowsAll] = useState(false)
  const isLikely = (platform: Platform) =>
    isConnected(platform) || chosen.includes(platform) || forFirstPlan.includes(platform)
  const inOrder = [
    ...allPlatforms.filter((platform) => isConnected(platform)),
    ...allPlatforms.filter((platform) => !isConnected(platform)),
  ]
  const shown = showsAll ? inOrder : inOrder.filter(isLikely)

  function toggle(platform: Platform) {
    onChange(
      chosen.includes(platform)
        ? chosen.filter((each) => each !== platform)
        : allPlatforms.filter((each) => each === platform || chosen.includes(each)),
    )
  }

  return (
    <FieldSet legend={t('platforms.label')} hint={t('platforms.hint')}>
      <div className="flex flex-wrap gap-2">
        {shown.map((platform) => {
          const { network, media } = manifestOf(platform)
          const isChosen = chosen.includes(platform)
          return (
            <button
              key={platform}
              type="button"
              aria-pressed={isChosen}
              onClick={() => toggle(platform)}
              className={cn(
                'inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 rounded-md border px-3 font-medium transition-colors',
                isChosen
                  ? 'border-primary-ink bg-primary-subtle text-primary-ink'
                  : 'border-border text-muted hover:border-border-control hover:text-ink',
              )}
            >
              <PlatformIcon platform={network} />
              {platformName(platform, locale)}
              {isConnected(platform) ? (
                <>
                  <CircleCheck aria-hidden className="size-3.5 text-success" />
                  <VisuallyHidden>{t('platforms.connected')}</VisuallyHidden>
                </>
              ) : null}
              {media.requires === 'video' ? (
                <span className="font-normal text-xs">{t('platforms.needsVideo')}</span>
              ) : null}
            </button>
          )
        })}
        <Button variant="ghost" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('platforms.less') : t('platforms.more')}
        </Button>
      </div>
      {chosen.length === 0 ? (
        <p role="alert" className="text-danger">
          {t('platforms.none')}
        </p>
      ) : null}
    </FieldSet>
  )
}
