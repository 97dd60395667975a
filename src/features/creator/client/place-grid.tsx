import { Checkbox } from '#client/ui/checkbox.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'

interface PlaceGridProps {
  legend: string
  hint?: string
  places: { platform: string; name: string }[]
  chosen: string[]
  onToggle: (platform: string) => void
}

export function PlaceGrid({ legend, hint, places, chosen, onToggle }: PlaceGridProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{legend}</legend>
      {hint ? <p className="-mt-1 mb-2 text-muted text-xs">{hint}</p> : null}
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-4">
        {places.map(({ platform, name }) => (
          <li key={platform}>
            <Checkbox
              className="h-full min-h-11 items-center rounded-md border px-3 py-2.5 transition-colors hover:border-border-control has-checked:border-primary-ink has-checked:bg-primary-subtle"
              checked={chosen.includes(platform)}
              onCheckedChange={() => onToggle(platform)}
              label={
                <span className="flex min-w-0 items-center gap-2">
                  <PlatformIcon platform={platform} className="max-[24rem]:hidden" />
                  <span className="min-w-0 break-words">{name}</span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
