import { saveCsv } from '#client/charts/save-csv.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { figureName } from '#connectors/social/results/figure-words.ts'
import { resultNames } from '#connectors/social/results/result-names.ts'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import type { PostResults } from '#features/campaigns/results.contract.ts'

/** Downloads the results of posts with what each platform calls its figures. Unknown is empty. */
export function useSaveResults() {
  const t = useText(campaignResultsMessages)
  const locale = useLocale()
  const called = (figure: (typeof resultNames)[number]) => t('platforms.csv.called', { figure: t(figure) })
  return (posts: readonly PostResults[]): void =>
    saveCsv(t('platforms.title'), [
      [
        t('platforms.platform'),
        t('platforms.csv.account'),
        ...resultNames.flatMap((figure) => [t(figure), called(figure)]),
        t('interactions'),
        t('platforms.csv.readAt'),
      ],
      ...posts.map((post) => [
        platformName(post.platform, locale),
        post.accountName,
        ...resultNames.flatMap((figure) => [post[figure] ?? '', figureName(post.platform, figure, locale)]),
        post.interactions ?? '',
        post.readAt ?? '',
      ]),
    ])
}
