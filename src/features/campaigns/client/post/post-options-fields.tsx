import { useLocale } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Select } from '#client/ui/select.tsx'
import type { Platform } from '#connectors/social/platforms.ts'
import { optionValue, shownOptions } from '#connectors/social/post-options.ts'
import { manifestOf } from '#connectors/social/registry.ts'

interface PostOptionsFieldsProps {
  platform: Platform
  /** A person posts it. */
  isByHand: boolean
  options: Readonly<Record<string, string>>
  onChange: (options: Record<string, string>) => void
}

/** What a person can choose for a post, on networks that offer it. */
export function PostOptionsFields({ platform, isByHand, options, onChange }: PostOptionsFieldsProps) {
  const locale = useLocale()
  const manifest = manifestOf(platform)
  const shown = shownOptions(manifest, options)
  // Most shops never connect it, and a person chooses this on the network's own page.
  if (shown.length === 0 || (isByHand && manifest.approvedApps)) return null
  const choose = (id: string) => (value: string) => onChange({ ...options, [id]: value })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {shown.map((option) => (
        <Field key={option.id} label={option.label[locale]} hint={option.hint?.[locale]}>
          {option.kind === 'choice' ? (
            <Select
              value={optionValue(option, options)}
              onValueChange={choose(option.id)}
              options={option.choices.map(({ value, label }) => ({ value, label: label[locale] }))}
            />
          ) : (
            <Input
              value={optionValue(option, options)}
              maxLength={option.max}
              dir="auto"
              onChange={(event) => choose(option.id)(event.target.value)}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
