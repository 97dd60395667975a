export interface FigureRowProps {
  figures: { id: string; value: string; text: string }[]
}

/** A row of large figures with labels. */
export function FigureRow({ figures }: FigureRowProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
      {figures.map(({ id, value, text }) => (
        <div key={id} className="flex flex-col-reverse justify-end border-l pl-4 sm:pl-6">
          <dt className="max-w-52 text-pretty text-muted sm:text-base">{text}</dt>
          <dd className="font-display font-semibold text-2xl sm:text-3xl">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
