import { type FormEvent, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { behaviourMessages } from '../i18n/index.ts'
import { behaviourKinds, isTimed } from '../sandbox-behaviour.contract.ts'
import type { SandboxAccount } from '../sandbox-network.contract.ts'
import { BehaviourExplained } from './behaviour-explained.tsx'
import { useChangeBehaviour } from './sandbox.queries.ts'

interface BehaviourPartProps {
  account: SandboxAccount
  isManager: boolean
}

const howMany = { one: 1, five: 5, all: null } as const
type HowMany = keyof typeof howMany
const howManyNames: HowMany[] = ['one', 'five', 'all']
const lengths = ['5', '30', '120'] as const

/** Chooses a simulated failure and explains its effect. */
export function BehaviourPart({ account, isManager }: BehaviourPartProps) {
  const t = useText(behaviourMessages)
  const change = useChangeBehaviour(account.id)
  const { behaviour } = account
  const [kind, setKind] = useState(behaviour.kind)
  const isForAll = behaviour.kind !== 'normal' && behaviour.remaining === null
  const [posts, setPosts] = useState<HowMany>(isForAll ? 'all' : 'one')
  const [seconds, setSeconds] = useState(
    lengths.find((length) => Number(length) === behaviour.seconds) ?? lengths[0],
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    change.mutate({ kind, posts: howMany[posts], seconds: Number(seconds) })
  }
  return (
    <Card className="flex flex-col gap-4 p-4">
      <div>
        <h2 className="text-base">{t('title')}</h2>
        <p className="mt-1 text-pretty text-muted">{t('text')}</p>
        {isManager ? null : <p className="mt-1 text-muted">{t('onlyManagers')}</p>}
      </div>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t('kind')}>
          <Select
            value={kind}
            onValueChange={setKind}
            disabled={!isManager}
            options={behaviourKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
        </Field>
        <BehaviourExplained kind={kind} />
        {kind === 'normal' ? null : (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('posts')}>
              <Select
                value={posts}
                onValueChange={setPosts}
                disabled={!isManager}
                options={howManyNames.map((value) => ({ value, label: t(`postsOptions.${value}`) }))}
              />
            </Field>
            {isTimed(kind) ? (
              <Field label={t('seconds')}>
                <Select
                  value={seconds}
                  onValueChange={setSeconds}
                  disabled={!isManager}
                  options={lengths.map((value) => ({ value, label: t(`secondsOptions.${value}`) }))}
                />
              </Field>
            ) : null}
          </div>
        )}
        {isManager ? (
          <Button type="submit" pending={change.isPending} className="self-end">
            {t('apply')}
          </Button>
        ) : null}
      </form>
    </Card>
  )
}
