import { useText } from '#client/i18n/use-text.ts'
import { supportMessages } from '#features/site/i18n/index.ts'

export function AnswerTimes() {
  const t = useText(supportMessages)
  return (
    <section aria-labelledby="times">
      <h2 id="times" className="mb-4 font-display text-xl">
        {t('times.title')}
      </h2>
      <dl className="grid grid-cols-2 gap-3">
        {(['standard', 'vip'] as const).map((kind) => (
          <div key={kind} className="rounded-lg border bg-surface p-4">
            <dt className="text-muted">{t(`times.${kind}.name`)}</dt>
            <dd className="mt-1 font-semibold text-base">{t(`times.${kind}.time`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
