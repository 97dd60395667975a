import { Avatar } from '#client/ui/avatar.tsx'
import { RichText } from './rich-text.tsx'

interface FollowUpsPreviewProps {
  name: string
  followUps: readonly string[] | undefined
}

/** The first comment or the further parts of a thread, as they stand below the post. */
export function FollowUpsPreview({ name, followUps = [] }: FollowUpsPreviewProps) {
  const written = followUps.filter((text) => text.trim() !== '')
  if (written.length === 0) return null
  return (
    <ol className="mt-2 flex flex-col gap-2">
      {written.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity, and equal texts are possible.
        <li key={place} className="flex gap-2 rounded-md border bg-surface p-3">
          <Avatar name={name} size="sm" decorative />
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold text-xs">{name}</p>
            <p dir="auto" className="whitespace-pre-line break-words">
              <RichText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
