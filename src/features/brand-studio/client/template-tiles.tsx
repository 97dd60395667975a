import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import type { Palette } from '#platform/brand-styles.ts'
import { type TemplateId, templateIds, templates } from '../brand-studio.contract.ts'
import { brandPictureMessages } from '../i18n/index.ts'

interface TemplateTilesProps {
  palette: Palette
  onCreate: (template: TemplateId) => void
}

/** The eight sizes in their aspect ratios and the brand's colors. */
export function TemplateTiles({ palette, onCreate }: TemplateTilesProps) {
  const t = useText(brandPictureMessages)
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {templateIds.map((template) => {
        const { width, height } = templates[template]
        const name = t(`editor.names.${template}`)
        return (
          <li key={template} className="min-w-0">
            <Card className="flex h-full flex-col items-center gap-3 p-4 text-center">
              <div aria-hidden className="flex h-24 w-full items-center justify-center">
                <div
                  className="flex max-h-full max-w-full flex-col justify-end overflow-hidden rounded-sm border"
                  style={{
                    aspectRatio: `${width} / ${height}`,
                    backgroundColor: palette.neutral,
                    ...(width > height ? { width: '100%', maxWidth: '8.5rem' } : { height: '100%' }),
                  }}
                >
                  <div className="h-1/2" style={{ backgroundColor: palette.primary }} />
                  <div className="h-[12%]" style={{ backgroundColor: palette.accent }} />
                </div>
              </div>
              <div className="min-w-0 flex-1">
                <h3 className="break-words">{name}</h3>
                <p className="text-muted text-xs tabular">
                  {t('editor.size', { width: String(width), height: String(height) })}
                </p>
              </div>
              <Button
                variant="secondary"
                size="sm"
                className="w-full"
                aria-label={t('editor.createNamed', { name })}
                onClick={() => onCreate(template)}
              >
                {t('editor.create')}
              </Button>
            </Card>
          </li>
        )
      })}
    </ul>
  )
}
