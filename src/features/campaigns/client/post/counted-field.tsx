import { type ReactNode, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { postLength } from '#connectors/social/check-post.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { type DisplayedLength, displayedLength } from './displayed-length.ts'

interface CountedFieldProps {
  label: string
  platform: Platform
  field: 'title' | 'text'
  text: string
  hasMedia: boolean
  children: ReactNode
}

const tones: Record<DisplayedLength, string> = {
  near: 'font-medium text-warning',
  full: 'font-medium text-warning',
  over: 'font-medium text-danger',
}

const hints = { weighted: 'weighted', 'emoji-bytes': 'emojiBytes', bytes: 'bytes' } as const

/** A text field with a character counter that counts the way its network does. */
export function CountedField({ label, platform, field, text, hasMedia, children }: CountedFieldProps) {
  const t = useText(campaignDetailMessages)
  const name = usePlatforms().labelOf(platform)
  const rule = manifestOf(platform)[field]
  const { value, limit } = postLength(platform, field, text, { hasMedia }) ?? { value: 0, limit: 0 }
  const warning = displayedLength(value, limit)
  const [wasAnnounced, setWasAnnounced] = useState(false)
  if (warning && !wasAnnounced) setWasAnnounced(true)
  const counting = rule?.counting
  const hint = counting && counting in hints ? hints[counting as keyof typeof hints] : null

  function spoken() {
    if (warning) return t(`editor.told.${warning}`, { platform: name })
    // Announces "fits" only after a warning was announced.
    return wasAnnounced ? t('editor.told.fits') : ''
  }

  return (
    <>
      <Field
        label={label}
        required={rule?.isRequired ?? false}
        hint={hint && t(`editor.counts.${hint}`, { platform: name })}
        aside={
          <span className={warning ? `${tones[warning]} tabular` : 'tabular'}>
            {t('editor.count', { count: value, limit })}
            {warning === 'over' ? ` · ${t('editor.over', { count: value - limit })}` : ''}
          </span>
        }
      >
        {children}
      </Field>
      <output className="sr-only">{spoken()}</output>
    </>
  )
}
