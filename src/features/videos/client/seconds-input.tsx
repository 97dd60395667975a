import { Input } from '#client/ui/input.tsx'

interface SecondsInputProps {
  label: string
  value: number
  min: number
  max: number
  onChange: (seconds: number) => void
}

/** Takes over a number as soon as it is valid. */
export function SecondsInput({ label, value, min, max, onChange }: SecondsInputProps) {
  return (
    <Input
      type="number"
      inputMode="decimal"
      className="w-20"
      min={min}
      max={max}
      step={0.1}
      aria-label={label}
      // Not controlled: a half-typed number is no valid one.
      key={`${min} ${max}`}
      defaultValue={value}
      onChange={({ target }) => {
        const typed = target.valueAsNumber
        if (typed >= min && typed <= max) onChange(typed)
      }}
      onBlur={({ target }) => {
        target.value = String(value)
      }}
    />
  )
}
