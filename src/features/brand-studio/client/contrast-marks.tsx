import { CaseSensitive, CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { contrast } from '#platform/contrast.ts'
import { numberFormat } from '#platform/intl-formats.ts'
import { type ContrastGrade, gradeOf } from '../contrast-grade.ts'
import { brandStudioMessages } from '../i18n/index.ts'

const texts = { white: '#ffffff', dark: '#1c1917' } as const

const marks: Record<ContrastGrade, { Icon: typeof CircleCheck; tone: string }> = {
  AAA: { Icon: CircleCheck, tone: 'text-success' },
  AA: { Icon: CircleCheck, tone: 'text-success' },
  large: { Icon: CircleAlert, tone: 'text-warning' },
  // Not an alarm: one of the two is readable on every color.
  fails: { Icon: CircleX, tone: 'text-muted' },
}

/** Contrast of white and dark text on a color, with a label. */
export function ContrastMarks({ color }: { color: string }) {
  const t = useText(brandStudioMessages)
  const number = numberFormat(useLocale(), { maximumFractionDigits: 1 })
  return (
    <ul className="flex flex-col gap-1 text-xs">
      {(['white', 'dark'] as const).map((name) => {
        const ratio = contrast(texts[name], color)
        const grade = gradeOf(ratio)
        const { Icon, tone } = marks[grade]
        return (
          <li key={name} className="flex items-center gap-2">
            <span
              aria-hidden
              className="inline-flex h-6 w-8 shrink-0 items-center justify-center rounded-sm border"
              style={{ backgroundColor: color, color: texts[name] }}
            >
              <CaseSensitive className="size-5" />
            </span>
            <span className="min-w-0">
              {t(`identity.onIt.${name}`)}{' '}
              <span className="tabular text-muted">
                {t('identity.ratio', { ratio: number.format(ratio) })}
              </span>
              <span className={`flex items-center gap-1 ${tone}`}>
                <Icon aria-hidden className="size-3.5" />
                {t(`identity.grades.${grade}`)}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
