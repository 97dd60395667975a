import { Loaded, type LoadedProps } from '#client/data/loaded.tsx'
import { FormCardSkeleton } from '#client/forms/form-card-skeleton.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { settingsMessages } from '../i18n/index.ts'

interface LoadedSectionProps<Data> extends Pick<LoadedProps<Data>, 'query' | 'failed' | 'children'> {
  fields: number
}

/** A section that loads its data. */
export function LoadedSection<Data>({ fields, ...props }: LoadedSectionProps<Data>) {
  const t = useText(settingsMessages)
  return <Loaded inCard skeleton={<FormCardSkeleton label={t('loading')} fields={fields} />} {...props} />
}
