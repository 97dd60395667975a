import { Field } from '#client/ui/field.tsx'

interface ColorInputProps {
  label: string
  value: string
  /** The brand's colors. */
  palette: readonly string[]
  onChange: (color: string) => void
}

/** A color of the brand, or any other. */
export function ColorInput({ label, value, palette, onChange }: ColorInputProps) {
  return (
    <Field label={label}>
      <div className="flex flex-wrap items-center gap-1.5">
        <input
          type="color"
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="control h-9 w-12 shrink-0 cursor-pointer p-1 pointer-coarse:h-11"
        />
        {palette.map((color) => (
          <button
            key={color}
            type="button"
            aria-label={`${label}: ${color}`}
            aria-pressed={color.toLowerCase() === value.toLowerCase()}
            onClick={() => onChange(color)}
            className="size-9 rounded-md border p-1 aria-pressed:border-primary-ink pointer-coarse:size-11"
          >
            <span className="block size-full rounded-sm border" style={{ backgroundColor: color }} />
          </button>
        ))}
      </div>
    </Field>
  )
}
