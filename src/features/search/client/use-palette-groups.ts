import { CircleHelp, MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import type { CurrentUser } from '#core/session/session.contract.ts'
import type { CampaignStatus } from '#features/campaigns/campaign-status.ts'
import { articleLink } from '#platform/screen-links.ts'
import { searchMessages } from '../i18n/index.ts'
import { rank } from '../match-text.ts'
import { ASK_KEY, type HelpSearch, type Offer, type PaletteGroup, type PaletteItem } from './palette-item.ts'
import { readRecent, recordAt } from './recent-items.ts'
import { itemsOf, recentItemsOf } from './record-items.ts'
import { useFoundRecords, useRecentRecords } from './search.queries.ts'
import { useHelpHits } from './use-help-hits.ts'

const MAX_OFFERS = 5

export type PaletteSources = {
  user: CurrentUser
  screens: readonly Offer[]
  actions: readonly Offer[]
  loadHelp: () => Promise<HelpSearch>
  /** Asks the help chat. */
  onAsk: (question: string) => void
}

const offersAsItems = (kind: string, offers: readonly Offer[]): PaletteItem[] =>
  offers.map(({ words: _, ...offer }) => ({ key: `${kind} ${offer.label} ${offer.to ?? ''}`, ...offer }))

const isFilled = ({ items }: PaletteGroup) => items.length > 0

/** Everything that the palette shows for a text, in order. */
export function usePaletteGroups({ user, screens, actions, loadHelp, onAsk }: PaletteSources, query: string) {
  const t = useText(searchMessages)
  const [path] = useLocation()
  const shown = recordAt(path, useSearch())
  // What is on the screen already needs no way to it.
  const [recent] = useState(() => readRecent(user).filter(({ id }) => id !== shown?.id))
  const { data: recentFound, isLoading: isRecentLoading } = useRecentRecords(recent)
  const { records, isStale, isSearching, isError } = useFoundRecords(query)
  const hits = useHelpHits(loadHelp, query)
  const statusName = (status: CampaignStatus) => t(`statuses.${status}`)

  if (query === '') {
    const groups: PaletteGroup[] = [
      { id: 'recent', items: recentFound ? recentItemsOf(recent, recentFound, statusName) : [] },
      { id: 'actions', items: offersAsItems('actions', actions) },
      { id: 'screens', items: offersAsItems('screens', screens) },
    ]
    return {
      groups: groups.filter(isFilled),
      /** How many recent records are on their way. */
      awaited: isRecentLoading ? recent.length : 0,
      isSearching: false,
      isError: false,
      isNothing: false,
    }
  }

  const help = hits.map(
    ({ id, title }): PaletteItem => ({
      key: `help ${id}`,
      label: title,
      Icon: CircleHelp,
      to: articleLink(id),
    }),
  )
  const ofRecords = records ? itemsOf(records, statusName) : []
  const groups: PaletteGroup[] = [
    { id: 'screens' as const, items: offersAsItems('screens', rank(screens, query, MAX_OFFERS)) },
    { id: 'actions' as const, items: offersAsItems('actions', rank(actions, query, MAX_OFFERS)) },
    ...ofRecords.map(({ kind, items }) => ({ id: kind, items, isStale })),
    { id: 'help' as const, items: help },
  ].filter(isFilled)
  const ask: PaletteItem = {
    key: ASK_KEY,
    label: t('ask', { question: query }),
    Icon: MessageCircleQuestion,
    run: () => onAsk(query),
  }
  const isNothing = groups.length === 0 && !isSearching
  const withAsk: PaletteGroup[] =
    help.length > 0
      ? groups.map((group) => (group.id === 'help' ? { ...group, items: [...help, ask] } : group))
      : [...groups, { id: 'ask', items: [ask] }]
  return { groups: withAsk, awaited: 0, isSearching, isError, isNothing }
}
