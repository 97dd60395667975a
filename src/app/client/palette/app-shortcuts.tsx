import { useLocale } from '#client/i18n/use-text.ts'
import { ShortcutsDialog } from '#features/search/index.client.ts'
import { useScreenName } from '../navigation.ts'
import { shortcuts } from './palette-offers.ts'

export interface AppShortcutsProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The list of keyboard shortcuts, with those of every feature. */
export function AppShortcuts(props: AppShortcutsProps) {
  const locale = useLocale()
  const onScreens = shortcuts.map(({ keys, label }) => ({ keys, label: label[locale] }))
  return <ShortcutsDialog {...props} nameOf={useScreenName()} onScreens={onScreens} />
}
