import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Button } from '#client/ui/button.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'
import { salesMessages } from '#features/sales/i18n/index.ts'
import { ProductsCard, SalesImportDialog, TransactionsCard } from '#features/sales/index.client.ts'
import { integrationMessages } from '../i18n/index.ts'
import type { Integration } from '../integrations.contract.ts'
import { ConnectionDialog } from './connection-dialog.tsx'
import { DeleteIntegrationDialog } from './delete-integration-dialog.tsx'
import { IntegrationList } from './integration-list.tsx'
import type { IntegrationActions } from './integration-menu.tsx'
import { SyncsDialog } from './syncs-dialog.tsx'
import { useIntegrationsSearchParams } from './use-integrations-search-params.ts'

type Opened = { kind: 'keys' | 'reports' | 'delete'; integration: Integration }

export function IntegrationsPage() {
  const t = useText(integrationMessages)
  const sales = useText(salesMessages)
  useTitle(t('title'))
  const { user } = useCurrentUser()
  const mayManage = user !== null && user.role !== 'member'
  const place = useIntegrationsSearchParams()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const actions: IntegrationActions = {
    onKeys: (integration) => setOpened({ kind: 'keys', integration }),
    onReports: (integration) => setOpened({ kind: 'reports', integration }),
    onDelete: (integration) => setOpened({ kind: 'delete', integration }),
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          mayManage ? (
            <>
              <Button variant="secondary" onClick={place.importFile}>
                <FileUp aria-hidden />
                {sales('import.open')}
              </Button>
              <Button onClick={place.add}>
                <Plus aria-hidden />
                {t('add')}
              </Button>
            </>
          ) : null
        }
      />
      <div className="flex flex-col gap-6">
        <IntegrationList mayManage={mayManage} actions={actions} onAdd={place.add} />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <ProductsCard />
          <TransactionsCard />
        </div>
      </div>
      {place.isAdding && mayManage ? (
        <ConnectionDialog provider={place.provider} onClose={place.close} />
      ) : null}
      {opened?.kind === 'keys' ? <ConnectionDialog integration={opened.integration} onClose={close} /> : null}
      {opened?.kind === 'reports' ? <SyncsDialog integration={opened.integration} onClose={close} /> : null}
      {opened?.kind === 'delete' ? (
        <DeleteIntegrationDialog integration={opened.integration} onClose={close} />
      ) : null}
      {place.isImporting && mayManage ? <SalesImportDialog onClose={place.close} /> : null}
    </>
  )
}
