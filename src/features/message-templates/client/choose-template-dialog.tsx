import { useState } from 'react'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Select } from '#client/ui/select.tsx'
import { placesIn } from '#connectors/social/templates.ts'
import { postTemplateMessages } from '../i18n/index.ts'
import {
  FILLING_MAX,
  type Filling,
  type FillingKind,
  fillingKinds,
  type MessageTemplate,
} from '../message-templates.contract.ts'
import { type PostPath, useChoosePostTemplate, whyOf } from './message-templates.queries.ts'
import { TemplateText } from './template-state.tsx'

interface ChooseTemplateDialogProps {
  path: PostPath
  templates: readonly MessageTemplate[]
  onClose: () => void
}

const isKind = (value: string): value is FillingKind => fillingKinds.some((each) => each === value)

/** Named places say what they are for; a first place is mostly the name. */
const usualKind = (place: string, index: number): FillingKind =>
  isKind(place) ? place : index === 0 ? 'first_name' : 'text'

const usualFillings = ({ body }: MessageTemplate): Filling[] =>
  placesIn(body).map((place, index) => ({ place, kind: usualKind(place, index), text: '' }))

interface PlaceFieldsProps {
  filling: Filling
  onChange: (filling: Filling) => void
}

function PlaceFields({ filling, onChange }: PlaceFieldsProps) {
  const t = useText(postTemplateMessages)
  const { place, kind, text } = filling
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label={t('fill', { place: `{{${place}}}` })}>
        <Select
          value={kind}
          onValueChange={(value) => onChange({ ...filling, kind: value as FillingKind })}
          options={fillingKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
      </Field>
      {kind === 'text' ? (
        <Field label={t('everybody')} required>
          <Input
            dir="auto"
            required
            maxLength={FILLING_MAX}
            value={text}
            onChange={(event) => onChange({ ...filling, text: event.target.value })}
          />
        </Field>
      ) : null}
    </div>
  )
}

/** The approved texts of the account, and what goes into the places of the chosen one. */
export function ChooseTemplateDialog({ path, templates, onClose }: ChooseTemplateDialogProps) {
  const t = useText(postTemplateMessages)
  const choose = useChoosePostTemplate(path)
  const [id, setId] = useState(templates[0]?.id ?? '')
  const chosen = templates.find((each) => each.id === id)
  const [fillings, setFillings] = useState<Filling[]>(() => (chosen ? usualFillings(chosen) : []))
  function take(template: MessageTemplate) {
    setId(template.id)
    setFillings(usualFillings(template))
  }
  return (
    <FormDialog
      title={t('chooseTitle')}
      description={t('chooseText')}
      submitLabel={t('use')}
      pending={choose.isPending}
      disabled={!chosen}
      dirty={fillings.some(({ text }) => text !== '')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!choose.isPending) choose.mutate({ templateId: id, fillings }, { onSuccess: onClose })
      }}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {/* Many texts scroll on their own, so that what goes into the chosen one stays in sight. */}
        <fieldset className="-m-1 flex max-h-[45vh] flex-col gap-2 overflow-y-auto p-1">
          <legend className="sr-only">{t('chooseTitle')}</legend>
          {templates.map((template) => (
            <label
              key={template.id}
              className="flex cursor-pointer items-start gap-3 rounded-md border p-3 has-checked:border-primary has-checked:bg-primary-subtle has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="template"
                className="mt-1 size-4 shrink-0 accent-primary outline-none"
                checked={template.id === id}
                onChange={() => take(template)}
              />
              <TemplateText template={template} />
            </label>
          ))}
        </fieldset>
        {fillings.map((filling) => (
          <PlaceFields
            key={filling.place}
            filling={filling}
            onChange={(next) =>
              setFillings((now) => now.map((each) => (each.place === next.place ? next : each)))
            }
          />
        ))}
        {choose.isError ? (
          <Alert role="alert" tone="danger">
            {whyOf(choose.error)}
          </Alert>
        ) : null}
      </div>
    </FormDialog>
  )
}
