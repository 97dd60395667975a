import { useText } from '#client/i18n/use-text.ts'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { fontPairs } from '#platform/brand-styles.ts'
import { fontNames } from '../brand-studio.contract.ts'
import { hasOwnFonts } from '../design-draft.ts'
import { brandStudioMessages } from '../i18n/index.ts'
import { brandFont } from './brand-font.ts'
import { OwnNote } from './own-note.tsx'
import type { DesignDrafting } from './use-design-draft.ts'

const options = [...fontNames].sort().map((name) => ({ value: name, label: name }))

export function TypographyCard({ drafting, disabled }: { drafting: DesignDrafting; disabled: boolean }) {
  const t = useText(brandStudioMessages)
  const { draft, change } = drafting
  const { brandStyle, typography } = draft
  const choose = (changes: Partial<typeof typography>) =>
    change({ typography: { ...typography, ...changes } })
  return (
    <Card>
      <CardHeader title={t('identity.typography')} description={t('identity.typographyHint')} />
      <CardBody>
        <div className="grid gap-6 sm:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-3">
            <Field label={t('identity.headlineFont')}>
              <Select
                value={typography.primary}
                onValueChange={(primary) => choose({ primary })}
                options={options}
                disabled={disabled}
              />
            </Field>
            <p className="text-xl" style={{ fontFamily: brandFont(typography.primary), fontWeight: 700 }}>
              {t('identity.headlineSample')}
            </p>
          </div>
          <div className="flex min-w-0 flex-col gap-3">
            <Field label={t('identity.textFont')}>
              <Select
                value={typography.secondary}
                onValueChange={(secondary) => choose({ secondary })}
                options={options}
                disabled={disabled}
              />
            </Field>
            <p className="text-base" style={{ fontFamily: brandFont(typography.secondary) }}>
              {t('identity.textSample')}
            </p>
          </div>
        </div>
        {brandStyle && hasOwnFonts(draft) && !disabled ? (
          <OwnNote
            text={t('identity.ownFonts')}
            action={t('identity.useFonts')}
            onAction={() => change({ typography: fontPairs[brandStyle] })}
          />
        ) : null}
      </CardBody>
    </Card>
  )
}
