import { Sparkles } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { BusinessNameHint } from '#core/brands/index.client.ts'
import { ImageChoice } from '#features/media-library/index.client.ts'
import { useSocialAccounts } from '#features/social-accounts/index.client.ts'
import type { BriefDraft } from '#features/writing/edit-brief.ts'
import { BriefChips, WriterNote } from '#features/writing/index.client.ts'
import { MAX_IDEA } from '../creator.contract.ts'
import { creatorMessages } from '../i18n/index.ts'
import type { PlatformConfig } from '../platform-config.ts'
import { suggested } from '../platform-rules.ts'
import { formatList } from './format-list.ts'

interface IdeaCardProps {
  brief: BriefDraft
  onBrief: (brief: BriefDraft) => void
  brandId: string | null
  imageId: string | null
  onImage: (imageId: string | null) => void
  configs: PlatformConfig[]
  /** The time it is written for, if any. */
  when: Date | null
  pending: boolean
  onGenerate: (platforms: PlatformConfig[]) => void
}

/** The idea box: an idea is enough, and the defaults are shown. */
export function IdeaCard({
  brief,
  onBrief,
  brandId,
  imageId,
  onImage,
  configs,
  when,
  pending,
  onGenerate,
}: IdeaCardProps) {
  const t = useText(creatorMessages)
  const { idea } = brief
  const format = useFormat()
  const locale = useLocale()
  const accounts = useSocialAccounts().data?.items ?? []
  const connected = accounts.filter(({ isActive }) => isActive).map(({ platform }) => platform)
  const isChosen = configs.length > 0
  const platforms = isChosen ? configs : suggested(connected)
  const names = formatList(
    platforms.map(({ platform }) => platformName(platform, locale)),
    locale,
  )
  const where = isChosen
    ? t('box.chosen', { names })
    : connected.length > 0
      ? t('box.suggestedConnected', { names })
      : t('box.suggested', { names })
  const meantFor = when ? t('box.meantFor', { when: format.dateTime(when.toISOString()) }) : ''
  return (
    <Card>
      <CardHeader title={t('box.title')} />
      <CardBody>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (idea.trim() !== '' && !pending) onGenerate(platforms)
          }}
        >
          <Field label={t('box.label')} hint={`${where} ${meantFor}`.trimEnd()}>
            <Textarea
              rows={3}
              maxLength={MAX_IDEA}
              value={idea}
              placeholder={t('box.placeholder')}
              onChange={(event) => onBrief({ ...brief, idea: event.target.value })}
            />
          </Field>
          <BriefChips
            brief={brief}
            brandId={brandId}
            scheduledFor={when?.toISOString()}
            onChange={onBrief}
            keepsSpace
          />
          <ImageChoice value={imageId} onChange={onImage} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <Button
              type="submit"
              variant="accent"
              className="max-sm:w-full"
              pending={pending}
              disabled={idea.trim() === ''}
            >
              <Sparkles aria-hidden />
              {t('box.submit')}
            </Button>
            <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
              <WriterNote />
              <BusinessNameHint />
            </div>
          </div>
        </form>
      </CardBody>
    </Card>
  )
}
