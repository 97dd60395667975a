import { CalendarClock, ChartColumn, Inbox, LayoutDashboard, Megaphone, UsersRound } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import type { Home, HomeCard } from '../home.contract.ts'
import { homeMessages } from '../i18n/index.ts'
import { HomeCardLink } from './home-card-link.tsx'

const counted = [
  { card: 'inbox', path: '/inbox', Icon: Inbox },
  { card: 'campaigns', path: '/campaigns', Icon: Megaphone },
  { card: 'analytics', path: '/analytics', Icon: ChartColumn },
  { card: 'team', path: '/team', Icon: UsersRound },
  { card: 'planner', path: '/ai-planner', Icon: CalendarClock },
] as const

/** The six entry cards. They work as links immediately; the figures load later. */
export function HomeCards({ cards }: { cards: Home['cards'] | undefined }) {
  const t = useText(homeMessages)
  const format = useFormat()
  const written = (card: HomeCard, value: number) =>
    card === 'analytics' ? format.percent(value) : format.number(value)
  return (
    <ul aria-label={t('cardsLabel')} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-3">
      {counted.map(({ card, path, Icon }) => (
        <li key={card}>
          <HomeCardLink
            path={path}
            icon={<Icon aria-hidden />}
            title={t(`cards.${card}.title`)}
            label={t(`cards.${card}.label`)}
            value={cards && written(card, cards[card].figures)}
            isSample={cards?.[card].isSample ?? false}
          />
        </li>
      ))}
      <li>
        <HomeCardLink
          path="/dashboard"
          icon={<LayoutDashboard aria-hidden />}
          title={t('cards.dashboard.title')}
          label={t('cards.dashboard.label')}
        />
      </li>
    </ul>
  )
}
