import { Flame, Pencil, Trash2 } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Badge, type BadgeTone } from '#client/ui/badge.tsx'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'
import { Progress } from '#client/ui/progress.tsx'
import { RowMenu } from '#client/ui/row-menu.tsx'
import type { Goal, GoalLabel } from '#features/analytics/goals.contract.ts'
import { goalMessages } from '#features/analytics/i18n/index.ts'
import { deadlineWords } from './deadline-words.ts'

const tones: Record<GoalLabel, BadgeTone> = {
  completed: 'success',
  on_track: 'info',
  progress: 'warning',
  behind: 'danger',
}

export interface GoalRowProps {
  goal: Goal
  /** Omitted for people who may not edit goals. */
  onEdit?: (goal: Goal) => void
  onDelete?: (goal: Goal) => void
}

export function GoalRow({ goal, onEdit, onDelete }: GoalRowProps) {
  const t = useText(goalMessages)
  const format = useFormat()
  const { title, category, unit, current, target, percent, label, daysLeft, streak } = goal
  const write = unit === '$' ? format.money : format.number
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 break-words font-medium">{title}</p>
          <p className="text-muted text-xs">{t(`categories.${category}`)}</p>
        </div>
        <Badge tone={tones[label]}>{t(`labels.${label}`)}</Badge>
        {onEdit && onDelete ? (
          <RowMenu label={t('more', { title })}>
            <DropdownMenuItem icon={<Pencil aria-hidden />} onSelect={() => onEdit(goal)}>
              {t('edit')}
            </DropdownMenuItem>
            <DropdownMenuItem icon={<Trash2 aria-hidden />} onSelect={() => onDelete(goal)}>
              {t('delete')}
            </DropdownMenuItem>
          </RowMenu>
        ) : null}
      </div>
      <Progress value={percent} label={t('bar', { title, percent })} />
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-xs tabular">
        <span>
          {t('amounts', { current: write(current), target: write(target) })} · {percent}%
        </span>
        <span className={daysLeft > 0 ? 'text-muted' : 'font-medium text-danger'}>
          {deadlineWords(t, daysLeft)}
        </span>
      </p>
      {streak > 0 ? (
        <p className="inline-flex items-center gap-1.5 text-muted text-xs">
          <Flame aria-hidden className="size-3.5" />
          {t('streak', { count: streak })}
        </p>
      ) : null}
    </li>
  )
}
