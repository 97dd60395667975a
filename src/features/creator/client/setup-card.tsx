import { useText } from '#client/i18n/use-text.ts'
import { WallTimeField } from '#client/time/wall-time-field.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { BrandField } from '#core/brands/index.client.ts'
import { ImageChoice } from '#features/media-library/index.client.ts'
import { BriefChips } from '#features/writing/index.client.ts'
import { MAX_IDEA } from '../creator.contract.ts'
import { creatorMessages } from '../i18n/index.ts'
import type { CreatorDraft } from './use-creator-draft.ts'

interface SetupCardProps {
  draft: CreatorDraft
  when: Date | null
  onChange: (changes: Partial<CreatorDraft>) => void
}

export function SetupCard({ draft, when, onChange }: SetupCardProps) {
  const t = useText(creatorMessages)
  const { setup, brandId } = draft
  return (
    <Card>
      <CardHeader title={t('setup.title')} description={t('setup.description')} />
      <CardBody className="flex flex-col gap-5">
        <Field label={t('setup.idea')} hint={t('setup.ideaHint')} required>
          <Input
            value={setup.idea}
            maxLength={MAX_IDEA}
            placeholder={t('setup.ideaPlaceholder')}
            onChange={(event) => onChange({ setup: { ...setup, idea: event.target.value } })}
          />
        </Field>
        <Field
          label={t('setup.text')}
          hint={t('setup.textHint')}
          required
          aside={
            setup.text.length > MAX_IDEA / 2
              ? t('setup.tooMany', { count: setup.text.length, max: MAX_IDEA })
              : undefined
          }
        >
          <Textarea
            value={setup.text}
            maxLength={MAX_IDEA}
            placeholder={t('setup.textPlaceholder')}
            onChange={(event) => onChange({ setup: { ...setup, text: event.target.value } })}
          />
        </Field>
        <BriefChips
          brief={setup}
          brandId={brandId}
          scheduledFor={when?.toISOString()}
          onChange={({ text = '', ...brief }) => onChange({ setup: { ...brief, text } })}
          keepsSpace
        />
        <ImageChoice value={draft.imageId} onChange={(imageId) => onChange({ imageId })} />
        <div className="grid gap-5 sm:grid-cols-2">
          <WallTimeField
            label={t('setup.when')}
            hint={t('setup.whenHint')}
            means="goesOut"
            value={draft.when}
            onChange={(when) => onChange({ when })}
          />
          <BrandField
            value={draft.brandId}
            onChange={(brandId) => onChange({ brandId })}
            hint={t('setup.brandHint')}
          />
        </div>
      </CardBody>
    </Card>
  )
}
