import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { type Format, sizeOf } from '#connectors/social/formats/format-catalog.ts'
import { durationWords, fileSizeWords } from '#connectors/social/formats/format-words.ts'
import { creatorMessages } from '../i18n/index.ts'

interface FormatCardProps {
  format: Format
  selected: boolean
  onToggle: () => void
}

export function FormatCard({ format, selected, onToggle }: FormatCardProps) {
  const t = useText(creatorMessages)
  const locale = useLocale()
  const { maxDuration } = format
  const { width, height } = sizeOf(format)
  const facts = [
    t('formats.size', { width: String(width), height: String(height) }),
    ...(maxDuration === undefined ? [] : [t('formats.duration', { duration: durationWords(maxDuration) })]),
    t('formats.file', {
      types: format.fileTypes.map((type) => type.toUpperCase()).join(', '),
      size: fileSizeWords(format.maxFileSize, locale),
    }),
  ]
  return (
    <Checkbox
      className="rounded-md border p-3 transition-colors hover:border-border-control has-checked:border-primary-ink has-checked:bg-primary-subtle"
      checked={selected}
      onCheckedChange={onToggle}
      label={
        <span className="flex flex-wrap items-center gap-1.5">
          <span className="font-medium">{format.name[locale]}</span>
          {format.isOrganic ? <Badge className="bg-surface">{t('formats.organic')}</Badge> : null}
          {format.isPaid ? <Badge tone="info">{t('formats.paid')}</Badge> : null}
        </span>
      }
      description={
        <span className="mt-1 flex flex-col gap-1">
          <span className="text-sm">{format.description[locale]}</span>
          <span className="tabular">{facts.join(' · ')}</span>
        </span>
      }
    />
  )
}
