import { Avatar } from '#client/ui/avatar.tsx'
import { FeedText } from './feed-text.tsx'

interface OwnCommentsProps {
  name: string
  texts: readonly string[]
  onLink: () => void
}

/** What the account itself wrote below its post: a first comment or the further parts of a thread. */
export function OwnComments({ name, texts, onLink }: OwnCommentsProps) {
  if (texts.length === 0) return null
  return (
    <ol className="flex flex-col gap-3">
      {texts.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a published text does not move, and equal ones are possible.
        <li key={place} className="flex gap-2.5">
          <Avatar name={name} size="sm" decorative />
          <div className="min-w-0 flex-1 rounded-md border px-3 py-2">
            <p className="break-words font-medium">{name}</p>
            <FeedText text={text} onLink={onLink} />
          </div>
        </li>
      ))}
    </ol>
  )
}
