import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { manifestFor } from '#connectors/social/account-manifest.ts'
import { checkAlt } from '#connectors/social/checks/check-picture.ts'
import { describeProblem } from '#connectors/social/checks/problem-words.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import type { ServerLimits } from '#connectors/social/server-limits.ts'
import { postMediaMessages } from '#features/campaigns/i18n/index.ts'
import type { PostMedia } from '#features/campaigns/post-shape.ts'
import { MAX_ALT } from '#features/campaigns/posts.contract.ts'
import { useDescribeMedia } from '../detail/campaign.queries.ts'
import { usePlatforms } from '../new/use-platforms.ts'

interface AltFormProps {
  params: { id: string; postId: string; mediaId: string }
  platform: Platform
  limits: ServerLimits | null
  item: PostMedia
  /** Its position, starting at 1. */
  number: number
  alt: string
  onType: (alt: string) => void
}

/** Alt text of a picture or video, where the network supports it. */
export function AltForm({ params, platform, limits, item, number, alt, onType }: AltFormProps) {
  const t = useText(postMediaMessages)
  const locale = useLocale()
  const name = usePlatforms().labelOf(platform)
  const describe = useDescribeMedia()
  const { maxAlt } = manifestFor(platform, limits).media
  const problem = checkAlt(platform, { kind: item.kind, alt: alt.trim() }, number, limits)
  return (
    <form
      className="flex flex-col items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!describe.isPending) describe.mutate({ params, body: { alt } })
      }}
    >
      <Field
        label={t('alt')}
        hint={maxAlt ? t('altHint', { limit: maxAlt, platform: name }) : t('altKept', { platform: name })}
        error={problem && describeProblem(problem, locale)}
        className="w-full"
      >
        <Textarea
          rows={2}
          dir="auto"
          value={alt}
          maxLength={MAX_ALT}
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
      {maxAlt && alt.trim() === '' ? <p className="text-warning text-xs">{t('altMissing')}</p> : null}
      {alt.trim() !== item.alt ? (
        <Button type="submit" variant="secondary" size="sm" pending={describe.isPending}>
          {t('saveAlt')}
        </Button>
      ) : null}
    </form>
  )
}
