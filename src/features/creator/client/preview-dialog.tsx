import { lazy, Suspense } from 'react'
import { commonMessages } from '#client/i18n/index.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { useShownBrand } from '#core/brands/index.client.ts'
import { loadPostPreview, usePreviewedAccount } from '#features/campaigns/index.client.ts'
import type { CreatedPost } from '../creator.contract.ts'
import { creatorMessages } from '../i18n/index.ts'

const PostPreview = lazy(async () => ({
  default: (await loadPostPreview()).PostPreview,
}))

export function PreviewDialog({ post, onClose }: { post: CreatedPost; onClose: () => void }) {
  const t = useText(creatorMessages)
  const common = useText(commonMessages)
  const locale = useLocale()
  const account = usePreviewedAccount(useShownBrand()?.id ?? null, post)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('preview.title', { name: platformName(post.platform, locale) })}
      closeLabel={common('close')}
    >
      <Suspense fallback={<Skeleton className="h-80" role="status" aria-label={t('preview.loading')} />}>
        <PostPreview post={post} account={account} />
      </Suspense>
    </Dialog>
  )
}
