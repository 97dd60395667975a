import { useLocale } from '#client/i18n/use-text.ts'
import { type OptionParts, optionParts } from './option-parts.ts'
import type { PreviewProps } from './previewed-post.ts'

export const useOptionParts = ({ post, manifest }: Pick<PreviewProps, 'post' | 'manifest'>): OptionParts =>
  optionParts(post, manifest, useLocale())
