import { FlaskConical, ShieldCheck } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { behaviourMessages } from '../i18n/index.ts'
import type { BehaviourKind } from '../sandbox-behaviour.contract.ts'

/** Explains what happens on both sides of the connection. */
export function BehaviourExplained({ kind }: { kind: BehaviourKind }) {
  const t = useText(behaviourMessages)
  return (
    <dl aria-live="polite" className="flex flex-col gap-3 rounded-md bg-surface-sunken p-4">
      <div>
        <dt className="flex items-center gap-2 font-medium">
          <FlaskConical aria-hidden className="size-4 text-warning" />
          {t('network')}
        </dt>
        <dd className="mt-0.5 text-pretty ps-6">{t(`does.${kind}`)}</dd>
      </div>
      <div>
        <dt className="flex items-center gap-2 font-medium">
          <ShieldCheck aria-hidden className="size-4 text-success" />
          {t('product')}
        </dt>
        <dd className="mt-0.5 text-pretty ps-6">{t(`weDo.${kind}`)}</dd>
      </div>
    </dl>
  )
}
