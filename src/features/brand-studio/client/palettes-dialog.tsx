import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { type Palette, paletteRoles } from '#platform/brand-styles.ts'
import { brandPictureMessages } from '../i18n/index.ts'
import { type PaletteName, proPalettes } from '../pro-palettes.ts'

interface PalettesDialogProps {
  onChoose: (palette: Palette) => void
  onClose: () => void
}

const names = Object.keys(proPalettes) as PaletteName[]

/** Ready palettes; a click applies one to the identity. */
export function PalettesDialog({ onChoose, onClose }: PalettesDialogProps) {
  const t = useText(brandPictureMessages)
  const common = useText(commonMessages)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('tools.palettes.title')}
      description={t('tools.palettes.description')}
      closeLabel={common('close')}
    >
      <ul className="grid gap-3 sm:grid-cols-2">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-label={t('tools.palettes.apply', { name: t(`palettes.${name}`) })}
              onClick={() => onChoose(proPalettes[name])}
              className="w-full overflow-hidden rounded-md border text-left transition-colors hover:border-border-control"
            >
              <span aria-hidden className="flex h-14">
                {paletteRoles.map((role, place) => (
                  <span
                    key={role}
                    className={place === 0 ? 'flex-[2]' : 'flex-1'}
                    style={{ backgroundColor: proPalettes[name][role] }}
                  />
                ))}
              </span>
              <span className="block px-3 py-2.5 font-medium">{t(`palettes.${name}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
