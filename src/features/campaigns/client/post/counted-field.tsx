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

/** A text with how much of its network's limit it uses, counted the way that network counts. */
export function CountedField({ label, platform, field, text, hasMedia, children }: CountedFieldProps) {
  const t = useText(campaignDetailMessages)
  const name = usePlatforms().labelOf(platform)
  const rule = manifestOf(platform)[field]
  const { value, limit } = postLength(platform, field, text, { hasMedia }) ?? { value: 0, limit: 0 }
  const told = displayedLength(value, limit)
  const [wasTold, setWasTold] = useState(false)
  if (told && !wasTold) setWasTold(true)
  const counting = rule?.counting
  const hint = counting && counting in hints ? hints[counting as keyof typeof hints] : null

  function spoken() {
    if (told) return t(`editor.told.${told}`, { platform: name })
    // Where nothing was said, there is nothing to take back.
    return wasTold ? t('editor.told.fits') : ''
  }

  return (
    <>
      <Field
        label={label}
        required={rule?.isRequired ?? false}
        hint={hint && t(`editor.counts.${hint}`, { platform: name })}
        aside={
          <span className={told ? `${tones[told]} tabular` : 'tabular'}>
            {t('editor.count', { count: value, limit })}
            {told === 'over' ? ` · ${t('editor.over', { count: value - limit })}` : ''}
          </span>
        }
      >
        {children}
      </Field>
      <output className="sr-only">{spoken()}</output>
    </>
  )
}
