import { useState } from 'react'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useZoneWords } from '#client/time/use-zone-words.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import { calendarRules, postingTimesMessages } from '#features/calendar/i18n/index.ts'
import type { PlatformTimes, WeekTimes } from '#features/calendar/posting-times.contract.ts'
import { AddTime } from './add-time.tsx'
import { hasTimes } from './edit-times.ts'
import { useSavePostingTimes } from './posting-times.queries.ts'
import { WeekTimesList } from './week-times-list.tsx'

interface PostingTimesFormProps {
  platforms: readonly [PlatformTimes, ...PlatformTimes[]]
  /** The platform to begin with. */
  initial: Platform | undefined
  onClose: () => void
}

/** Edits the times of one platform after the other; all are saved together. */
export function PostingTimesForm({ platforms, initial, onClose }: PostingTimesFormProps) {
  const t = useText(postingTimesMessages)
  const rule = useText(calendarRules)
  const locale = useLocale()
  const zone = useZoneWords()
  const { user } = useCurrentUser()
  const save = useSavePostingTimes()
  const close = useIfMounted(onClose)
  const [chosen, setChosen] = useState<Platform>(initial ?? platforms[0].platform)
  /** Null follows the suggestion. */
  const [changes, setChanges] = useState<ReadonlyMap<Platform, WeekTimes | null>>(new Map())
  const [isCopied, setIsCopied] = useState(false)
  const shown = platforms.find(({ platform }) => platform === chosen) ?? platforms[0]
  const ownOf = ({ platform, own }: PlatformTimes) => {
    const changed = changes.get(platform)
    return changed === undefined ? own : changed
  }
  const own = ownOf(shown)
  const week = own ?? shown.suggested
  const isReadOnly = user?.role === 'member'
  const isEmpty = [...changes.values()].some((days) => days && !hasTimes(days))

  function change(days: WeekTimes | null) {
    setIsCopied(false)
    setChanges(new Map([...changes, [chosen, days]]))
  }

  function copyToAll() {
    setChanges(new Map(platforms.map(({ platform }) => [platform, week])))
    setIsCopied(true)
  }

  return (
    <FormDialog
      title={t('title')}
      description={t('description', { zone: zone.all })}
      submitLabel={t('save')}
      pending={save.isPending}
      disabled={isReadOnly || changes.size === 0 || isEmpty}
      dirty={changes.size > 0}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        const changed = [...changes].map(([platform, days]) => ({ platform, days }))
        save.mutate({ platforms: changed }, { onSuccess: close })
      }}
    >
      <div className="flex flex-col gap-4">
        <Field label={t('platform')} hint={t(`source.${own ? 'own' : shown.source}`)}>
          <Select
            value={chosen}
            onValueChange={setChosen}
            options={platforms.map(({ platform }) => ({
              value: platform,
              label: platformName(platform, locale),
              icon: <PlatformIcon platform={platform} />,
            }))}
          />
        </Field>
        <WeekTimesList week={week} onChange={isReadOnly ? undefined : change} />
        {isReadOnly ? (
          <p className="text-muted">{t('readOnly')}</p>
        ) : (
          <>
            {hasTimes(week) ? null : <p className="text-danger">{rule('noTimes')}</p>}
            <AddTime key={chosen} week={week} onChange={change} />
            <div className="flex flex-wrap items-center gap-2">
              <Button variant="secondary" size="sm" disabled={!hasTimes(week)} onClick={copyToAll}>
                {t('copy')}
              </Button>
              <Button variant="ghost" size="sm" disabled={own === null} onClick={() => change(null)}>
                {t('reset')}
              </Button>
            </div>
            <p role="status" className="text-muted empty:hidden">
              {isCopied ? t('copied') : null}
            </p>
          </>
        )}
      </div>
    </FormDialog>
  )
}
