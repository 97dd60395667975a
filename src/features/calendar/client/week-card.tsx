import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Card, CardBody } from '#client/ui/card.tsx'
import { cn } from '#client/ui/cn.ts'
import { SampleMark } from '#client/ui/sample-mark.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { calendarMessages } from '../i18n/index.ts'
import { useWeek } from './calendar.queries.ts'

const rows = ['scheduled', 'published', 'draft'] as const

interface WeekCardProps {
  /** Below the hours of a week there is room for one line. */
  isRow: boolean
}

export function WeekCard({ isRow }: WeekCardProps) {
  const t = useText(calendarMessages)
  const format = useFormat()
  const { data, isError } = useWeek()
  if (isError) return null
  return (
    <Card>
      <div className="flex items-center justify-between gap-3 px-5 pt-5">
        <h2 className="text-base">{t('week.title')}</h2>
        {data?.isSample ? <SampleMark /> : null}
      </div>
      <CardBody className="pt-3">
        <dl className={cn('flex gap-2', isRow ? 'flex-wrap gap-x-10' : 'flex-col')}>
          {rows.map((row) => (
            <div key={row} className="flex items-center justify-between gap-3">
              <dt className="text-muted">{t(`week.${row}`)}</dt>
              <dd className="font-semibold tabular">
                {data ? format.number(data.figures[row]) : <Skeleton className="w-6" />}
              </dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  )
}
