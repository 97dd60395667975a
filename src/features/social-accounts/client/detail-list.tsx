export interface DetailListProps {
  title: string
  /** A sentence before the list. */
  lead?: string
  items: readonly string[]
}

export function DetailList({ title, lead, items }: DetailListProps) {
  return (
    <div>
      <h5 className="font-medium">{title}</h5>
      {lead ? <p className="mt-0.5 text-muted">{lead}</p> : null}
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-4 text-muted marker:text-border-control">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
