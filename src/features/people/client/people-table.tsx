import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { DataTable } from '#client/ui/data-table.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import type { CurrentUser } from '#core/session/session.contract.ts'
import { peopleMessages } from '../i18n/index.ts'
import { usePeople } from './people.queries.ts'
import type { OpenedDialog } from './people-dialogs.tsx'
import { personColumns } from './person-columns.tsx'

interface PeopleTableProps {
  self: CurrentUser
  onOpen: (dialog: OpenedDialog) => void
}

export function PeopleTable({ self, onOpen }: PeopleTableProps) {
  const t = useText(peopleMessages)
  const common = useText(commonMessages)
  const people = usePeople()
  const rows = people.data?.items ?? []
  return (
    <DataTable
      label={t('table.label')}
      columns={personColumns(t, rows, self, onOpen)}
      rows={rows}
      rowKey={({ id }) => id}
      loading={people.isPending}
      skeletonRows={3}
      error={
        people.isError && !people.data ? (
          <ErrorState
            title={t('table.failed')}
            reason={reasonOf(people.error)}
            retryLabel={common('retry')}
            retrying={people.isFetching}
            onRetry={() => void people.refetch()}
          />
        ) : null
      }
    />
  )
}
