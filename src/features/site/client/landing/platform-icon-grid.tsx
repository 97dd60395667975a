import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { reach } from '#connectors/social/platforms.ts'
import { bestKnown } from '#connectors/social/recommended-platforms.ts'

const cellClass = 'flex h-12 items-center justify-center rounded-md bg-surface-sunken'

export function PlatformIconGrid() {
  return (
    <ul className="grid animate-fade-in grid-cols-5 gap-2">
      {bestKnown.map((platform) => (
        <li key={platform} className={cellClass}>
          <PlatformIcon platform={platform} className="size-5" />
        </li>
      ))}
      <li className={`${cellClass} font-medium text-muted tabular`}>+{reach.platforms - bestKnown.length}</li>
    </ul>
  )
}
