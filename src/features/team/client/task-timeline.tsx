import {
  Ban,
  CircleCheck,
  CirclePlay,
  ClipboardPlus,
  type LucideIcon,
  Pencil,
  ThumbsUp,
  Undo2,
  Upload,
} from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { teamMessages } from '../i18n/index.ts'
import type { TaskEvent, TaskEventKind } from '../team.contract.ts'
import { ProofPreview } from './proof-preview.tsx'

const icons: Record<TaskEventKind, LucideIcon> = {
  created: ClipboardPlus,
  changed: Pencil,
  started: CirclePlay,
  submitted: Upload,
  approved: ThumbsUp,
  rejected: Undo2,
  completed: CircleCheck,
  cancelled: Ban,
}

/** Events whose text is a name, which is part of the sentence. */
const tellsWho: readonly TaskEventKind[] = ['created', 'changed']

/** The history of a task, oldest first, with every proof. */
export function TaskTimeline({ events, title }: { events: readonly TaskEvent[]; title: string }) {
  const t = useText(teamMessages)
  const format = useFormat()

  function sentence({ kind, personName: name, text }: TaskEvent): string {
    if (kind === 'created') return t('events.created', { name, text: text ?? '' })
    if (kind === 'changed' && text) return t('events.passed', { name, text })
    return t(`events.${kind}`, { name })
  }

  return (
    <ol className="flex flex-col">
      {events.map((event) => {
        const Icon = icons[event.kind]
        return (
          <li key={event.number} className="group relative flex gap-3 pb-5 last:pb-0">
            <span className="z-10 flex size-7 shrink-0 items-center justify-center rounded-full border bg-surface text-muted">
              <Icon aria-hidden className="size-3.5" />
            </span>
            <span aria-hidden className="absolute top-7 bottom-0 left-3.5 border-l group-last:hidden" />
            <div className="min-w-0 flex-1 pt-0.5">
              <p className="break-words">{sentence(event)}</p>
              <time dateTime={event.createdAt} className="block text-muted text-xs">
                {format.dateTime(event.createdAt)}
              </time>
              {event.text && !tellsWho.includes(event.kind) ? (
                <p className="mt-1.5 whitespace-pre-line break-words rounded-md bg-surface-sunken px-3 py-2">
                  {event.text}
                </p>
              ) : null}
              {event.proofFileUrl ? (
                <ProofPreview url={event.proofFileUrl} title={title} className="mt-2" />
              ) : null}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
