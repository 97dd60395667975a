import { useText } from '#client/i18n/use-text.ts'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { defaultPalettes, paletteRoles } from '#platform/brand-styles.ts'
import { hasOwnPalette } from '../design-draft.ts'
import { brandStudioMessages } from '../i18n/index.ts'
import { ColorField } from './color-field.tsx'
import { LogoColorsButton } from './logo-colors-button.tsx'
import { OwnNote } from './own-note.tsx'
import type { DesignDrafting } from './use-design-draft.ts'

export function PaletteCard({ drafting, disabled }: { drafting: DesignDrafting; disabled: boolean }) {
  const t = useText(brandStudioMessages)
  const { draft, change } = drafting
  const { brandStyle, colorPalette } = draft
  return (
    <Card>
      <CardHeader
        title={t('identity.palette')}
        description={t('identity.paletteHint')}
        actions={
          draft.logoUrl && !disabled ? (
            <LogoColorsButton drafting={drafting} logoUrl={draft.logoUrl} />
          ) : undefined
        }
      />
      <CardBody>
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2 2xl:grid-cols-4">
          {paletteRoles.map((role) => (
            <ColorField
              key={role}
              role={role}
              value={colorPalette[role]}
              disabled={disabled}
              onChange={(color) => change({ colorPalette: { ...colorPalette, [role]: color } })}
            />
          ))}
        </div>
        {brandStyle && hasOwnPalette(draft) && !disabled ? (
          <OwnNote
            text={t('identity.ownPalette')}
            action={t('identity.usePalette')}
            onAction={() => change({ colorPalette: defaultPalettes[brandStyle] })}
          />
        ) : null}
      </CardBody>
    </Card>
  )
}
