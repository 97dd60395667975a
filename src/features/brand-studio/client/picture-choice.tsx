import { useId } from 'react'

interface PictureChoiceProps {
  legend: string
  value: string
  onChange: (value: string) => void
  options: { value: string; label: string; sign?: string; color?: string }[]
}

/** A choice as a row of small tiles. */
export function PictureChoice({ legend, value, onChange, options }: PictureChoiceProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex size-11 items-center justify-center rounded-md border p-1 font-medium tabular transition-colors has-checked:border-primary-ink has-checked:ring-1 has-checked:ring-primary-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 hover:border-border-control"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-label={option.label}
              className="sr-only"
            />
            {option.color ? (
              <span
                aria-hidden
                title={option.label}
                className="size-full rounded-sm border"
                style={{ backgroundColor: option.color }}
              />
            ) : (
              <span aria-hidden>{option.sign}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
