import { type ReactNode, useState } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { FieldSet } from '#client/ui/field-set.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { connectChannelMessages } from '#features/social-accounts/i18n/index.ts'
import type { PageChoice } from '#features/social-accounts/social-accounts.contract.ts'
import { useChoosePages } from './connect.queries.ts'

export interface ChoosePagesDialogProps {
  choice: PageChoice
  /** How many scheduled posts go through an account. */
  renderScheduled: (account: { id: string }) => ReactNode
  onClose: () => void
}

/** Chooses the pages of a permission. One stays: to leave all, a person disconnects the account. */
export function ChoosePagesDialog({ choice, renderScheduled, onClose }: ChoosePagesDialogProps) {
  const t = useText(connectChannelMessages)
  const locale = useLocale()
  const choose = useChoosePages()
  const before = choice.accounts.filter(({ isConnected }) => isConnected).map(({ id }) => id)
  const [chosen, setChosen] = useState<readonly string[]>(before)
  const isMixed = new Set(choice.accounts.map(({ platform }) => platform)).size > 1
  const isChanged = choice.accounts.some(({ id, isConnected }) => isConnected !== chosen.includes(id))
  const toggle = (id: string) =>
    setChosen((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id]))
  return (
    <FormDialog
      title={t('pages.title')}
      description={t('pages.description')}
      submitLabel={t('pages.submit', { count: chosen.length })}
      pending={choose.isPending}
      disabled={chosen.length === 0}
      dirty={isChanged}
      onSubmit={(event) => {
        event.preventDefault()
        if (choose.isPending || chosen.length === 0) return
        if (isChanged)
          choose.mutate(
            { params: { id: choice.id }, body: { accountIds: [...chosen] } },
            { onSuccess: onClose },
          )
        else onClose()
      }}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <FieldSet legend={choice.userName ? t('pages.legend', { name: choice.userName }) : t('accounts')}>
          {choice.accounts.map(({ id, platform, name, isConnected }) => (
            <Checkbox
              key={id}
              label={
                <span dir="auto" className="break-words">
                  {isMixed ? `${name} · ${platformName(platform, locale)}` : name}
                </span>
              }
              description={
                // Once it is being saved, the account may be gone.
                choose.isIdle && isConnected && !chosen.includes(id) ? (
                  <>
                    {t('pages.leaves')} {renderScheduled({ id })}
                  </>
                ) : undefined
              }
              checked={chosen.includes(id)}
              onCheckedChange={() => toggle(id)}
            />
          ))}
        </FieldSet>
        {chosen.length === 0 ? <p className="text-muted">{t('pages.none')}</p> : null}
        {choose.isError ? (
          <Alert role="alert" tone="danger">
            {reasonOf(choose.error)}
          </Alert>
        ) : null}
      </div>
    </FormDialog>
  )
}
