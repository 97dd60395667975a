import type { Palette } from '#platform/brand-styles.ts'
import type { brandPictureMessages } from './i18n/index.ts'

export type PaletteName = keyof typeof brandPictureMessages.en.palettes

/** Ready palettes. A test checks the contrast of each. */
export const proPalettes: Record<PaletteName, Palette> = {
  harbour: { primary: '#14425c', secondary: '#2f6f8f', accent: '#f2a541', neutral: '#f5f7f8' },
  terracotta: { primary: '#9c4124', secondary: '#5a3a2e', accent: '#e9b872', neutral: '#fbf4ee' },
  olive: { primary: '#4a5320', secondary: '#7a6a3a', accent: '#e3b23c', neutral: '#f7f6ec' },
  plum: { primary: '#6b2c4f', secondary: '#3f3350', accent: '#e8a0a0', neutral: '#faf4f6' },
  espresso: { primary: '#4b2e20', secondary: '#8a5a3c', accent: '#d9a66c', neutral: '#faf6f1' },
  forest: { primary: '#1e4d38', secondary: '#40665a', accent: '#e7c65a', neutral: '#f3f7f4' },
  cherry: { primary: '#a11d33', secondary: '#33272a', accent: '#f3c6a5', neutral: '#fdf5f4' },
  ocean: { primary: '#0b5563', secondary: '#1c3d5a', accent: '#7fd1c7', neutral: '#f1f8f8' },
  graphite: { primary: '#2b2d31', secondary: '#5c6068', accent: '#f5d547', neutral: '#f6f6f4' },
  rose: { primary: '#8c3f4b', secondary: '#5b4a4d', accent: '#e6b7a9', neutral: '#fbf5f3' },
  lagoon: { primary: '#006a6a', secondary: '#2e5266', accent: '#ffb86b', neutral: '#f1f9f8' },
  saffron: { primary: '#8a5200', secondary: '#4d4a3f', accent: '#f4c14f', neutral: '#fdf8ec' },
}
