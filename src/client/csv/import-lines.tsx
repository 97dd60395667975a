import { useState } from 'react'
import type { DataColumn } from '../ui/data-column.ts'
import { DataTable } from '../ui/data-table.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx'

const STEP = 100

interface ImportLinesProps<Outcome extends string, Line> {
  lines: readonly Line[]
  columns: readonly DataColumn<Line>[]
  /** In tab order, with the number of lines. */
  outcomes: readonly { outcome: Outcome; name: string; count: number }[]
  words: { show: string; all: string; label: string; none: string; more: string }
  partOf: (count: number, total: number) => string
}

/** The lines of a file by outcome; those that need a person come first. */
export function ImportLines<Outcome extends string, Line extends { line: number; outcome: Outcome }>({
  lines,
  columns,
  outcomes,
  words,
  partOf,
}: ImportLinesProps<Outcome, Line>) {
  const needsPerson = outcomes.some(({ outcome, count }) => outcome === 'refused' && count > 0)
  const [view, setView] = useState<string>(needsPerson ? 'refused' : 'all')
  const [limit, setLimit] = useState(STEP)
  const rows = lines.filter(({ outcome }) => view === 'all' || outcome === view)
  return (
    <Tabs
      value={view}
      className="mt-4"
      onValueChange={(next) => {
        setView(next)
        setLimit(STEP)
      }}
    >
      <TabsList aria-label={words.show}>
        <TabsTrigger value="all" count={lines.length}>
          {words.all}
        </TabsTrigger>
        {outcomes.map(({ outcome, name, count }) => (
          <TabsTrigger key={outcome} value={outcome} count={count}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={view} className="pt-4">
        <DataTable
          label={words.label}
          columns={columns}
          rows={rows.slice(0, limit)}
          rowKey={({ line }) => String(line)}
          empty={<p className="px-5 py-8 text-center text-muted">{words.none}</p>}
          footer={
            rows.length > limit ? (
              <LoadMore
                hasMore
                label={words.more}
                summary={partOf(limit, rows.length)}
                onClick={() => setLimit(limit + STEP)}
              />
            ) : null
          }
        />
      </TabsContent>
    </Tabs>
  )
}
