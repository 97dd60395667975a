export function AuthHeading({ title, text }: { title: string; text?: string }) {
  return (
    <div className="mb-6">
      <h1 className="font-display text-2xl">{title}</h1>
      {text ? <p className="mt-2 text-pretty text-base text-muted">{text}</p> : null}
    </div>
  )
}
