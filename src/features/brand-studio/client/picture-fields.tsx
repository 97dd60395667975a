import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { type Palette, paletteRoles } from '#platform/brand-styles.ts'
import { countCodePoints } from '#platform/code-points.ts'
import { type DesignTexts, designTextsSchema, LAYOUTS } from '../brand-studio.contract.ts'
import { brandPictureMessages, guidelineMessages } from '../i18n/index.ts'
import { PictureChoice } from './picture-choice.tsx'
import type { Undoable } from './use-history.ts'

interface PictureFieldsProps {
  texts: Undoable<DesignTexts>
  palette: Palette
  /** Whether there is a logo to show or hide. */
  hasLogo: boolean
}

const layouts = Array.from({ length: LAYOUTS }, (_, layout) => layout)
const isMissing = (headline: string) => !designTextsSchema.shape.headline.safeParse(headline).success

/** All fields of a picture. */
export function PictureFields({ texts, palette, hasLogo }: PictureFieldsProps) {
  const t = useText(brandPictureMessages)
  const rules = useText(guidelineMessages)
  const { value, change } = texts
  const set = (changes: Partial<DesignTexts>) => change({ ...value, ...changes }, Object.keys(changes).join())
  const countOf = (text: string, max: number) => `${countCodePoints(text)}/${max}`

  return (
    <div className="flex flex-col gap-5">
      <Field
        label={t('editor.headline')}
        aside={countOf(value.headline, 100)}
        error={isMissing(value.headline) ? t('editor.needsHeadline') : undefined}
        required
      >
        <Textarea
          rows={2}
          maxLength={100}
          value={value.headline}
          onChange={(event) => set({ headline: event.target.value })}
        />
      </Field>
      <Field label={t('editor.line')} aside={countOf(value.line, 200)}>
        <Textarea
          rows={3}
          maxLength={200}
          value={value.line}
          onChange={(event) => set({ line: event.target.value })}
        />
      </Field>
      <Field label={t('editor.call')} aside={countOf(value.call, 40)}>
        <Input maxLength={40} value={value.call} onChange={(event) => set({ call: event.target.value })} />
      </Field>
      <PictureChoice
        legend={t('editor.layout')}
        value={String(value.layout)}
        onChange={(layout) => set({ layout: Number(layout) })}
        options={layouts.map((layout) => ({
          value: String(layout),
          label: t('editor.layoutNumber', { number: String(layout + 1) }),
          sign: String(layout + 1),
        }))}
      />
      <PictureChoice
        legend={t('editor.lead')}
        value={value.lead}
        onChange={(lead) => set({ lead: paletteRoles.find((role) => role === lead) ?? 'primary' })}
        options={paletteRoles.map((role) => ({
          value: role,
          label: rules(`roles.${role}`),
          color: palette[role],
        }))}
      />
      {hasLogo ? (
        <Switch
          label={t('editor.withLogo')}
          checked={value.withLogo}
          onCheckedChange={(withLogo) => set({ withLogo })}
        />
      ) : null}
    </div>
  )
}
