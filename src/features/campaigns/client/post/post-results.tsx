import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { TestMark } from '#features/social-accounts/index.client.ts'

const figures = ['reach', 'likes', 'comments', 'shares', 'clicks'] as const

export function PostResults({ results, destination }: Pick<Post, 'results' | 'destination'>) {
  const t = useText(campaignDetailMessages)
  const format = useFormat()
  return (
    <section aria-label={t('results.label')} id="results" className="scroll-mt-20">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {t('results.label')}
          {destination === 'test' ? <TestMark /> : null}
        </h3>
        {results.at ? (
          <p className="text-muted text-xs">{t('results.at', { date: format.dateTime(results.at) })}</p>
        ) : null}
      </div>
      {destination === 'test' ? <p className="mt-1 text-muted text-xs">{t('results.sandbox')}</p> : null}
      {results.at ? (
        <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] gap-3">
          {figures.map((figure) => (
            <div
              key={figure}
              className="flex min-w-0 flex-col-reverse rounded-md bg-surface-sunken px-2.5 py-2"
            >
              <dt className="truncate text-muted text-xs">{t(`results.${figure}`)}</dt>
              <dd className="font-semibold text-lg tabular">{format.number(results[figure])}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-2 text-muted">{t('results.waiting')}</p>
      )}
    </section>
  )
}
