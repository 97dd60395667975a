import { type ReactNode, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { type PostLength, postLength } from '#connectors/social/checks/check-post.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import type { ServerLimits } from '#connectors/social/server-limits.ts'
import type { Counting } from '#connectors/social/text/count.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { type DisplayedLength, displayedLength } from './displayed-length.ts'

const tones: Record<DisplayedLength, string> = {
  near: 'font-medium text-warning',
  full: 'font-medium text-warning',
  over: 'font-medium text-danger',
}

const hints = { weighted: 'weighted', 'emoji-bytes': 'emojiBytes', bytes: 'bytes' } as const

interface LengthFieldProps {
  label: string
  platform: Platform
  length: PostLength
  counting: Counting
  required?: boolean
  children: ReactNode
}

/** A text field with a character counter that counts the way its network does. */
export function LengthField({
  label,
  platform,
  length,
  counting,
  required = false,
  children,
}: LengthFieldProps) {
  const t = useText(campaignDetailMessages)
  const name = usePlatforms().labelOf(platform)
  const { value, limit } = length
  const warning = displayedLength(value, limit)
  const [wasAnnounced, setWasAnnounced] = useState(false)
  if (warning && !wasAnnounced) setWasAnnounced(true)
  const hint = counting in hints ? hints[counting as keyof typeof hints] : null

  function spoken() {
    if (warning) return t(`editor.told.${warning}`, { platform: name })
    // Announces "fits" only after a warning was announced.
    return wasAnnounced ? t('editor.told.fits') : ''
  }

  return (
    <>
      <Field
        label={label}
        required={required}
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

interface CountedFieldProps {
  label: string
  platform: Platform
  field: 'title' | 'text'
  text: string
  hasMedia: boolean
  limits: ServerLimits | null
  children: ReactNode
}

/** The title or text of a post. */
export function CountedField({
  label,
  platform,
  field,
  text,
  hasMedia,
  limits,
  children,
}: CountedFieldProps) {
  const rule = manifestOf(platform)[field]
  const length = postLength(platform, field, text, { hasMedia, limits })
  if (!rule || !length) return null
  return (
    <LengthField
      label={label}
      platform={platform}
      length={length}
      counting={rule.counting}
      required={rule.isRequired}
    >
      {children}
    </LengthField>
  )
}
