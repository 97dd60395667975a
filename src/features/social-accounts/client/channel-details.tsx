import { ChevronDown } from 'lucide-react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import type { Manifest } from '#connectors/social/channel.ts'
import { channelMessages } from '../i18n/index.ts'
import { DetailList } from './detail-list.tsx'
import { useLimitWords } from './use-limit-words.ts'

/** What a person has to know before counting on a channel; folded away until they ask. */
export function ChannelDetails({ manifest }: { manifest: Manifest }) {
  const t = useText(channelMessages)
  const locale = useLocale()
  const limits = useLimitWords(manifest)
  const { label, mode, isLive, note, needs, cannot } = manifest
  return (
    <details className="group mt-1">
      <summary className="-mx-1 flex min-h-8 pointer-coarse:min-h-11 w-fit cursor-pointer list-none items-center gap-1 rounded-sm px-1 font-medium text-primary-ink hover:underline [&::-webkit-details-marker]:hidden">
        {t('details.open')}
        <VisuallyHidden>{label[locale]}</VisuallyHidden>
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
          <DetailList title={t('details.fits')} items={limits} />
        </div>
        {cannot ? (
          <DetailList title={t('details.cannot')} items={cannot.map((limit) => limit[locale])} />
        ) : null}
      </div>
    </details>
  )
}
