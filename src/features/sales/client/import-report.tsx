import { useState } from 'react'
import { useText } from '#client/i18n.ts'
import { Alert } from '#client/ui/alert.tsx'
import { DataTable } from '#client/ui/data-table.tsx'
import { LoadMore } from '#client/ui/load-more.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#client/ui/tabs.tsx'
import { importOutcomes, type SalesImportReport } from '../sales.contract.ts'
import { salesMessages } from '../sales.messages.ts'
import { importColumns } from './import-columns.tsx'

const STEP = 100

/** What becomes of each line of the file; what needs a person comes first. */
export function ImportReport({ report }: { report: SalesImportReport }) {
  const t = useText(salesMessages)
  const [view, setView] = useState<string>(report.refused > 0 ? 'refused' : 'all')
  const [limit, setLimit] = useState(STEP)
  const rows = report.rows.filter(({ outcome }) => view === 'all' || outcome === view)
  const { imported, changed, skipped, refused } = report
  const tone = refused > 0 ? 'warning' : imported + changed > 0 && !report.isPreview ? 'success' : 'info'
  return (
    <>
      <Alert role="status" tone={tone}>
        {t('report.lines', { imported, changed, skipped, refused })}
        {report.isPreview ? ` ${t('import.previewNote')}` : null}
      </Alert>
      <Tabs
        value={view}
        className="mt-4"
        onValueChange={(next) => {
          setView(next)
          setLimit(STEP)
        }}
      >
        <TabsList aria-label={t('report.show')}>
          <TabsTrigger value="all" count={report.rows.length}>
            {t('report.all')}
          </TabsTrigger>
          {importOutcomes.map((outcome) => (
            <TabsTrigger key={outcome} value={outcome} count={report[outcome]}>
              {t(`report.${outcome}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value={view} className="pt-4">
          <DataTable
            label={t('report.label')}
            columns={importColumns(t)}
            rows={rows.slice(0, limit)}
            rowKey={({ line }) => String(line)}
            empty={<p className="px-5 py-8 text-center text-muted">{t('report.none')}</p>}
            footer={
              rows.length > limit ? (
                <LoadMore
                  hasMore
                  label={t('report.more')}
                  summary={t('report.partOf', { count: limit, total: rows.length })}
                  onClick={() => setLimit(limit + STEP)}
                />
              ) : null
            }
          />
        </TabsContent>
      </Tabs>
    </>
  )
}
