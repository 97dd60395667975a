import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Select } from '#client/ui/select.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import type { PostOption } from '#connectors/social/channel.ts'
import { optionValue, shownOptions } from '#connectors/social/options/post-options.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'

interface OptionFieldProps {
  option: PostOption
  value: string
  onChange: (value: string) => void
}

function OptionField({ option, value, onChange }: OptionFieldProps) {
  const t = useText(campaignDetailMessages)
  const locale = useLocale()
  const { kind, isRequired = false } = option
  const isLong = kind === 'text' && option.isLong
  return (
    <Field
      label={option.label[locale]}
      hint={option.hint?.[locale]}
      required={isRequired}
      aside={
        kind === 'text' && value !== '' ? t('editor.count', { count: value.length, limit: option.max }) : null
      }
      className={isLong ? '@md:col-span-2' : ''}
    >
      {kind === 'choice' ? (
        <Select
          value={value}
          onValueChange={onChange}
          options={option.choices.map(({ value, label }) => ({ value, label: label[locale] }))}
        />
      ) : isLong ? (
        <Textarea
          rows={3}
          value={value}
          maxLength={option.max}
          dir="auto"
          onChange={({ target }) => onChange(target.value)}
        />
      ) : kind === 'moment' ? (
        <Input type="datetime-local" value={value} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <Input
          value={value}
          maxLength={option.max}
          {...(kind === 'link' ? { inputMode: 'url', placeholder: 'https://', dir: 'ltr' } : { dir: 'auto' })}
          {...(kind !== 'text' && { autoCapitalize: 'none', spellCheck: false })}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

interface PostOptionsFieldsProps {
  platform: Platform
  /** A person posts it. */
  isByHand: boolean
  options: Readonly<Record<string, string>>
  hasMedia: boolean
  onChange: (options: Record<string, string>) => void
}

/** What a person can choose for a post, on networks that offer it. */
export function PostOptionsFields(props: PostOptionsFieldsProps) {
  const { platform, isByHand, options, hasMedia, onChange } = props
  const manifest = manifestOf(platform)
  const shown = shownOptions(manifest, options, hasMedia)
  // Most shops never connect it, and a person chooses this on the network's own page.
  if (shown.length === 0 || (isByHand && manifest.approvedApps)) return null
  return (
    <div className="@container">
      <div className="grid @md:grid-cols-2 gap-4">
        {shown.map((option) => (
          <OptionField
            key={option.id}
            option={option}
            value={optionValue(option, options)}
            onChange={(value) => onChange({ ...options, [option.id]: value })}
          />
        ))}
      </div>
    </div>
  )
}
