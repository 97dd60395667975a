import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { type TemplateId, templateIds } from '#features/brand-studio/brand-studio.contract.ts'
import { designerMessages } from '#features/brand-studio/i18n/designer/index.ts'
import { brandPictureMessages } from '#features/brand-studio/i18n/index.ts'
import type { SceneSize } from '#media/scene/scene.ts'

interface SizeFieldProps {
  label: string
  template: TemplateId
  shown: SceneSize
  /** The exact size of the post's picture, if it is designed for one. */
  postSize?: SceneSize | undefined
  onChange: (template: TemplateId, size?: SceneSize) => void
  className?: string
}

/** The size of the image: that of its post, or one of the eight. */
export function SizeField({ label, template, shown, postSize, onChange, className }: SizeFieldProps) {
  const t = useText(designerMessages)
  const picture = useText(brandPictureMessages)
  const isOfPost = postSize?.width === shown.width && postSize.height === shown.height
  const own = postSize
    ? [
        {
          value: 'post' as const,
          label: t('postSize', { width: String(postSize.width), height: String(postSize.height) }),
        },
      ]
    : []
  return (
    <Field label={label} {...(className && { className })}>
      <Select
        value={isOfPost ? 'post' : template}
        onValueChange={(next) => (next === 'post' ? onChange(template, postSize) : onChange(next))}
        options={[...own, ...templateIds.map((id) => ({ value: id, label: picture(`editor.names.${id}`) }))]}
      />
    </Field>
  )
}
