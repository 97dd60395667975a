import {
  AlignJustify,
  Briefcase,
  Heart,
  Languages,
  LoaderCircle,
  type LucideIcon,
  PenLine,
  Redo2,
  Shrink,
  Split,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { ALTERNATIVES, type ReworkTool, reworkTools } from '#writer/rework.ts'
import { RefusalAlert } from '../detail/refusal-alert.tsx'
import { TextAlternatives } from './text-alternatives.tsx'
import type { PostTools } from './use-post-tools.ts'

const icons: Record<ReworkTool, LucideIcon> = {
  rewrite: PenLine,
  shorter: Shrink,
  longer: AlignJustify,
  warmer: Heart,
  professional: Briefcase,
  alternatives: Split,
}

/** Shows versions to choose from, instead of replacing the text at once. */
const offersChoice = ({ answer }: PostTools) =>
  answer !== null && answer.proposals.length > 0 && (answer.tool === 'alternatives' || answer.isLate)

/** Who wrote the answer. */
function useAuthor({ answer }: PostTools): string {
  const t = useText(campaignDetailMessages)
  if (!answer) return ''
  return answer.isFallback ? t('tools.steppedIn') : t(`tools.by.${answer.writtenBy}`)
}

/** What a tool did, or why it did nothing. */
function ToolResult({ tools }: { tools: PostTools }) {
  const t = useText(campaignDetailMessages)
  const author = useAuthor(tools)
  const { answer, isReplaced, canRedo, pending } = tools
  function told(): string {
    if (pending) return t('tools.writing')
    if (answer?.reason) return t(`tools.reasons.${answer.reason}`)
    if (answer?.isLate) return t('tools.late')
    if (answer?.tool === 'alternatives')
      return answer.proposals.length < ALTERNATIVES ? t('tools.few', { count: answer.proposals.length }) : ''
    if (isReplaced) return [t('tools.replaced'), author].filter(Boolean).join(' ')
    return canRedo ? t('tools.undone') : ''
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      <span role="status" className="min-w-0 break-words">
        {told()}
      </span>
      {canRedo && !pending ? (
        <Button variant="link" size="sm" onClick={tools.redo}>
          <Redo2 aria-hidden />
          {t('tools.redo')}
        </Button>
      ) : null}
    </div>
  )
}

interface ToolButtonProps {
  Icon: LucideIcon
  pending?: boolean
  disabled: boolean
  title?: string
  onClick: () => void
  children: ReactNode
}

/** Stays focusable while it cannot be used, so that the one that was pressed keeps its focus. */
function ToolButton({ Icon, pending = false, disabled, onClick, children, ...props }: ToolButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      {...props}
      aria-busy={pending || undefined}
      aria-disabled={disabled || undefined}
      className="gap-1.5 px-2 aria-disabled:opacity-50"
      onClick={() => {
        if (!disabled) onClick()
      }}
    >
      {pending ? <LoaderCircle aria-hidden className="animate-spin" /> : <Icon aria-hidden />}
      {children}
    </Button>
  )
}

interface PostToolBarProps {
  tools: PostTools
  isEmpty: boolean
  onTranslate: () => void
}

/** Rewrites the text in the editor; nothing is saved. */
export function PostToolBar({ tools, isEmpty, onTranslate }: PostToolBarProps) {
  const t = useText(campaignDetailMessages)
  const author = useAuthor(tools)
  const { pending, answer, error, canUndo } = tools
  const isBusy = pending !== null
  return (
    <div className="flex flex-col gap-2">
      <fieldset
        aria-label={t('tools.label')}
        aria-busy={isBusy}
        className="flex min-w-0 flex-wrap rounded-md border p-1"
      >
        {reworkTools.map((tool) => (
          <ToolButton
            key={tool}
            Icon={icons[tool]}
            pending={pending === tool}
            disabled={isBusy || isEmpty}
            onClick={() => tools.run(tool)}
          >
            {t(`tools.${tool}`)}
          </ToolButton>
        ))}
        <ToolButton Icon={Languages} disabled={isBusy || isEmpty} onClick={onTranslate}>
          {t('tools.translate')}
        </ToolButton>
        <ToolButton
          Icon={Undo2}
          disabled={isBusy || !canUndo}
          title={t('tools.undoKeys')}
          onClick={tools.undo}
        >
          {t('tools.undo')}
        </ToolButton>
      </fieldset>
      <ToolResult tools={tools} />
      <RefusalAlert error={error} />
      {answer && offersChoice(tools) ? (
        <TextAlternatives texts={answer.proposals} by={author} onUse={tools.choose} onClose={tools.close} />
      ) : null}
    </div>
  )
}
