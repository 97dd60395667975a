import { useLocale } from '#client/i18n/use-text.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import type { Platform } from '#connectors/social/platforms.ts'

interface SenderAvatarProps {
  name: string
  src: string | null
  platform: Platform
}

/** Avatar with the network's icon; the name is next to it. */
export function SenderAvatar({ name, src, platform }: SenderAvatarProps) {
  const locale = useLocale()
  return (
    <span className="relative mr-1 h-fit shrink-0">
      <Avatar name={name} src={src} decorative className="size-9 text-sm" />
      <span className="absolute -right-1.5 -bottom-1.5 flex size-5 items-center justify-center rounded-full border bg-surface text-ink">
        <PlatformIcon platform={platform} className="size-3" />
      </span>
      <VisuallyHidden>{platformName(platform, locale)}</VisuallyHidden>
    </span>
  )
}
