import { FigureCard } from '#client/charts/figure-card.tsx'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import type { Audience } from '#features/analytics/analytics.contract.ts'
import { analyticsMessages } from '#features/analytics/i18n/index.ts'
import { BarList } from '../charts/bar-list.tsx'
import { NoMessagesYet } from './no-messages.tsx'

export function MessageLanguages({ languages: { isSample, figures } }: { languages: Audience['languages'] }) {
  const t = useText(analyticsMessages)
  const format = useFormat()
  const total = figures.reduce((sum, { messages }) => sum + messages, 0)
  const shareOf = (messages: number) => format.percent((messages / total) * 100)
  return (
    <FigureCard
      title={t('audience.languages')}
      about={t('audience.languagesAbout')}
      isSample={isSample}
      rows={figures}
      columns={[
        { header: t('audience.language'), show: ({ language }) => t(`audience.names.${language}`) },
        {
          header: t('audience.messages'),
          show: ({ messages }) => format.number(messages),
          raw: ({ messages }) => messages,
          align: 'right',
        },
      ]}
      empty={<NoMessagesYet />}
    >
      <BarList
        items={figures.map(({ language, messages }) => ({
          key: language,
          label: t(`audience.names.${language}`),
          value: messages,
          figure: shareOf(messages),
          note: t('audience.messagesRow', { count: messages }),
        }))}
      />
    </FigureCard>
  )
}
