import type { FeaturePalette, PaletteEntry } from '#client/navigation/feature-palette.ts'
import { wordsOf } from '#platform/words.ts'
import { type SettingsSection, settingsSections } from './client/settings-sections.tsx'
import { paletteMessages, screenNames, settingsMessages } from './i18n/index.ts'

const words = wordsOf(paletteMessages)
const names = wordsOf(settingsMessages).sections
const detail = wordsOf(screenNames)['/settings']

const FIRST = 200

const partOf = ({ id, Icon, roles }: SettingsSection, at: number): PaletteEntry => ({
  label: names[id],
  detail,
  words: words.sections[id],
  Icon,
  to: `/settings?section=${id}`,
  position: FIRST + at,
  ...(roles && { needsManager: true }),
})

export const palette: FeaturePalette = {
  parts: settingsSections.map(partOf),
  screenWords: { '/settings': words.settings },
}
