interface PlaceOptionProps {
  value: string
  chosen: string
  onChoose: (value: string) => void
  label: string
  hint: string | undefined
}

export function PlaceOption({ value, chosen, onChoose, label, hint }: PlaceOptionProps) {
  return (
    <label className="flex min-w-0 items-start gap-3 rounded-md border px-4 py-3 transition-colors has-checked:border-primary-ink has-checked:bg-primary-subtle hover:border-border-control">
      <input
        type="radio"
        name="place"
        value={value}
        checked={chosen === value}
        onChange={() => onChoose(value)}
        className="mt-0.5 size-4 shrink-0"
      />
      <span className="min-w-0">
        <span className="block break-words font-medium">{label}</span>
        {hint ? <span className="block text-muted text-xs">{hint}</span> : null}
      </span>
    </label>
  )
}
