import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { fileSizeWords } from '#connectors/social/formats/format-words.ts'
import { mediaMessages } from '../i18n/index.ts'
import type { MediaItem } from '../media-library.contract.ts'
import { videoLength } from './video-length.ts'

export function MediaFacts({ item }: { item: MediaItem }) {
  const t = useText(mediaMessages)
  const locale = useLocale()
  const format = useFormat()
  const size = `${format.number(item.width)} × ${format.number(item.height)} px`
  const facts = [
    [t('item.size'), `${size}, ${fileSizeWords(item.bytes, locale)}`],
    ...(item.seconds === null ? [] : [[t('item.length'), videoLength(item.seconds)]]),
    [t('item.added'), format.bareDateTime(item.createdAt)],
    [t('item.addedBy'), item.addedBy ?? t('item.formerMember')],
  ]
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="font-medium">{t('item.facts')}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
