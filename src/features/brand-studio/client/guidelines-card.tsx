import { Ban, Maximize, MoveVertical } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import type { Palette } from '#platform/brand-styles.ts'
import { brandStudioMessages, guidelineMessages } from '../i18n/index.ts'

const shares = [
  ['primary', 60],
  ['secondary', 30],
  ['accent', 10],
] as const

/** The usage rules of a brand. */
export function GuidelinesCard({ palette }: { palette: Palette }) {
  const t = useText(brandStudioMessages)
  const rules = useText(guidelineMessages)
  return (
    <Card>
      <CardHeader title={t('assets.guidelines')} />
      <CardBody className="grid gap-8 md:grid-cols-3">
        <section>
          <h3 className="mb-3">{rules('logo.title')}</h3>
          <ul className="flex flex-col gap-3">
            <li className="flex gap-3">
              <Maximize aria-hidden className="size-5 text-muted" />
              <span>
                <span className="block font-medium">{rules('logo.marginShort')}</span>
                <span className="text-muted">{rules('logo.margin')}</span>
              </span>
            </li>
            <li className="flex gap-3">
              <MoveVertical aria-hidden className="size-5 text-muted" />
              <span>
                <span className="block font-medium">{rules('logo.sizeShort')}</span>
                <span className="text-muted">{rules('logo.size')}</span>
              </span>
            </li>
          </ul>
        </section>
        <section>
          <h3 className="mb-3">{rules('colors.title')}</h3>
          <div
            role="img"
            aria-label={t('assets.barLabel')}
            className="flex h-8 overflow-hidden rounded-md border"
          >
            {shares.map(([role, share]) => (
              <span key={role} style={{ width: `${share}%`, backgroundColor: palette[role] }} />
            ))}
          </div>
          <ul className="mt-3 flex flex-col gap-1">
            {shares.map(([role, share]) => (
              <li key={role} className="flex items-center gap-2">
                <span
                  aria-hidden
                  className="size-3 rounded-full border"
                  style={{ backgroundColor: palette[role] }}
                />
                <span className="tabular font-medium">{share}%</span>
                <span className="text-muted">{rules(`roles.${role}`)}</span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className="mb-3">{rules('donts.title')}</h3>
          <ul className="flex flex-col gap-3">
            {(['distort', 'colors'] as const).map((rule) => (
              <li key={rule} className="flex gap-3">
                <Ban aria-hidden className="size-5 text-danger" />
                <span>{rules(`donts.${rule}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      </CardBody>
    </Card>
  )
}
