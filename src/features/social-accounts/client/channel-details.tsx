import { ChevronDown } from 'lucide-react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import type { Manifest } from '#connectors/social/channel.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { channelMessages } from '../i18n/index.ts'
import { useLimitWords } from './use-limit-words.ts'

interface DetailListProps {
  title: string
  /** A sentence before the list. */
  lead?: string
  items: readonly string[]
}

function DetailList({ title, lead, items }: DetailListProps) {
  return (
    <div>
      <h5 className="font-medium">{title}</h5>
      {lead ? <p className="mt-0.5 text-muted">{lead}</p> : null}
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-4 text-muted marker:text-border-control">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

/** Details of a channel, collapsed by default. */
export function ChannelDetails({ manifest }: { manifest: Manifest }) {
  const t = useText(channelMessages)
  const locale = useLocale()
  const limits = useLimitWords(manifest)
  const { id, mode, isLive, approvedApps, note, needs, cannot } = manifest
  return (
    <details className="group mt-1">
      <summary className="-mx-1 flex min-h-8 pointer-coarse:min-h-11 w-fit cursor-pointer list-none items-center gap-1 rounded-sm px-1 font-medium text-primary-ink hover:underline [&::-webkit-details-marker]:hidden">
        {t('details.open')}
        <VisuallyHidden>{platformName(id, locale)}</VisuallyHidden>
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-2 mb-1 flex max-w-prose flex-col gap-4">
        {note ? <p>{note[locale]}</p> : null}
        <div className="grid gap-4 sm:grid-cols-2">
          <DetailList
            title={mode === 'direct' ? t('details.ownConnection') : t('details.byHand')}
            {...(mode === 'direct' && !isLive && { lead: t('details.notYet') })}
            items={needs.map((need) => need[locale])}
          />
          {approvedApps ? (
            <DetailList
              title={t('details.approved')}
              items={approvedApps.needs.map((need) => need[locale])}
            />
          ) : null}
          <DetailList title={t('details.fits')} items={limits} />
        </div>
        {cannot ? (
          <DetailList title={t('details.cannot')} items={cannot.map((limit) => limit[locale])} />
        ) : null}
      </div>
    </details>
  )
}
