const dots = ['first', 'second', 'third']

/** Somebody is writing. */
export function TypingDots({ label }: { label: string }) {
  return (
    <div className="flex w-fit gap-1 rounded-lg bg-surface-sunken px-3 py-3">
      <span className="sr-only">{label}</span>
      {dots.map((dot, at) => (
        <span
          key={dot}
          aria-hidden
          className="size-1.5 animate-breathe rounded-full bg-muted motion-reduce:animate-none"
          style={{ animationDelay: `${at * 200}ms` }}
        />
      ))}
    </div>
  )
}
