import { useText } from '#client/i18n/use-text.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { featureExampleMessages } from '#features/site/i18n/landing/index.ts'

const people = [
  { name: 'Rosa Marín', kind: 'customer', note: 'customerText' },
  { name: 'Ben Okafor', kind: 'lead', note: 'leadText' },
  { name: 'Ilse de Wit', kind: 'customer', note: 'quietText' },
] as const

export function CrmExample() {
  const t = useText(featureExampleMessages)
  return (
    <ul aria-hidden className="divide-y rounded-md border">
      {people.map(({ name, kind, note }) => (
        <li key={name} className="flex items-center gap-3 px-4 py-3">
          <Avatar name={name} decorative />
          <div className="min-w-0 flex-1">
            <p className="font-medium">{name}</p>
            <p className="text-muted text-xs">{t(note)}</p>
          </div>
          <Badge tone={kind === 'lead' ? 'info' : 'success'}>{t(kind)}</Badge>
        </li>
      ))}
    </ul>
  )
}
