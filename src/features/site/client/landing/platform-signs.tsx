import { PlatformIcon } from '#client/icons/platform-icon.tsx'
import { reach } from '#platform/capabilities.ts'

const shown = [
  'instagram',
  'facebook',
  'tiktok',
  'youtube',
  'whatsapp',
  'linkedin',
  'twitter',
  'discord',
  'email',
]

const cellClass = 'flex h-12 items-center justify-center rounded-md bg-surface-sunken'

export function PlatformSigns() {
  return (
    <ul className="grid animate-fade-in grid-cols-5 gap-2">
      {shown.map((platform) => (
        <li key={platform} className={cellClass}>
          <PlatformIcon platform={platform} className="size-5" />
        </li>
      ))}
      <li className={`${cellClass} font-medium text-muted tabular`}>+{reach.platforms - shown.length}</li>
    </ul>
  )
}
