import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { FieldSet } from '#client/ui/field-set.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { languages, locales } from '#platform/locale.ts'
import { mediaMessages } from '../i18n/index.ts'
import { MAX_ALT, MAX_NAME, type MediaItem } from '../media-library.contract.ts'
import { useMediaTags } from './media.queries.ts'
import { TagInput } from './tag-input.tsx'

interface MediaFieldsProps {
  item: MediaItem
  errors: Record<string, string>
  typedTag: string
  onTypeTag: (typed: string) => void
  onChange: (changes: Partial<Pick<MediaItem, 'name' | 'alts' | 'tags'>>) => void
}

export function MediaFields({ item, errors, typedTag, onTypeTag, onChange }: MediaFieldsProps) {
  const t = useText(mediaMessages)
  const known = useMediaTags().data?.items ?? []
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Field label={t('item.name')} error={errors.name}>
        <Input
          autoComplete="off"
          maxLength={MAX_NAME}
          value={item.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <Field label={t('item.tags')} hint={t('item.tagsHint')} error={errors.tags}>
        <TagInput
          tags={item.tags}
          onChange={(tags) => onChange({ tags })}
          suggestions={known.map(({ tag }) => tag)}
          typed={typedTag}
          onType={onTypeTag}
        />
      </Field>
      <FieldSet legend={t('item.alt')} hint={t('item.altHint')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {locales.map((locale) => (
            <Field key={locale} label={<span lang={locale}>{languages[locale].name}</span>}>
              <Textarea
                rows={3}
                lang={locale}
                maxLength={MAX_ALT}
                value={item.alts[locale] ?? ''}
                onChange={({ target }) => onChange({ alts: { ...item.alts, [locale]: target.value } })}
              />
            </Field>
          ))}
        </div>
      </FieldSet>
    </div>
  )
}
