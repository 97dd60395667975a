import { ChartColumn, MessagesSquare, Sparkles } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { AvailabilityMark } from '#client/ui/availability.tsx'
import { LogoWatermark } from '#client/ui/logo-watermark.tsx'
import { authMessages } from '../i18n/index.ts'
import { promiseClaims } from '../promise-claims.ts'

const promises = [
  { key: 'create', Icon: Sparkles },
  { key: 'answer', Icon: MessagesSquare },
  { key: 'results', Icon: ChartColumn },
] as const

export function ProductPromise() {
  const t = useText(authMessages)
  return (
    <aside
      aria-label={t('promise.label')}
      className="relative m-3 hidden flex-col justify-center overflow-hidden rounded-xl bg-primary px-12 py-16 text-on-primary lg:flex xl:px-20"
    >
      <LogoWatermark dotted className="-right-8 -bottom-36" />
      <div className="relative max-w-lg">
        <p className="text-balance font-display font-semibold text-3xl">{t('promise.statement')}</p>
        <ul className="mt-12 flex flex-col gap-7">
          {promises.map(({ key, Icon }) => (
            <li key={key} className="flex gap-4">
              <span
                aria-hidden
                className="flex size-11 shrink-0 items-center justify-center rounded-lg border border-white/25"
              >
                <Icon className="size-5" />
              </span>
              <div>
                <p className="font-semibold text-base">{t(`promise.${key}.title`)}</p>
                <p className="mt-0.5 text-pretty text-base">{t(`promise.${key}.text`)}</p>
                <p className="mt-2 empty:hidden">
                  <AvailabilityMark claims={promiseClaims[key]} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
