import { Copy } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { toast } from '#client/ui/toast-store.ts'
import type { AppGuide, ConnectField } from '#connectors/social/connect/connect.ts'
import { networkAppNames } from '#connectors/social/connect/network-apps.ts'
import { connectChannelMessages } from '#features/social-accounts/i18n/index.ts'
import type { ShownApp } from '#features/social-accounts/social-accounts.contract.ts'
import { useSaveNetworkApp } from './connect.queries.ts'
import { ConnectFieldInput } from './connect-field-input.tsx'
import { ConnectProblem } from './connect-problem.tsx'
import { GuideSteps } from './guide-steps.tsx'

/** Networks make an exception for the computer that an app is tried on. */
const isAccepted = (address: string) => /^(https:|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(address)

/** The address that the network sends people back to, to be copied. */
function RedirectAddress({ app: { redirectUri }, network }: { app: ShownApp; network: string }) {
  const t = useText(connectChannelMessages)
  async function copy() {
    const isCopied = await copyText(redirectUri)
    toast(isCopied ? { title: t('app.copied') } : { title: t('app.notCopied'), variant: 'destructive' })
  }
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('app.redirect')} hint={t('app.redirectHint', { network })}>
        <Input readOnly value={redirectUri} onFocus={({ target }) => target.select()} />
      </Field>
      <Button variant="secondary" size="sm" className="self-start max-sm:w-full" onClick={() => void copy()}>
        <Copy aria-hidden />
        {t('app.copy')}
      </Button>
      {isAccepted(redirectUri) ? null : <Alert tone="warning">{t('app.needsHttps')}</Alert>}
    </div>
  )
}

interface NetworkAppFormProps {
  guide: AppGuide
  app: ShownApp
  onSaved: () => void
  /** Absent if there is nothing to go back to. */
  onCancel?: (() => void) | undefined
}

/** How to register an app at a network, and its two keys. They are checked with the network before they are kept. */
export function NetworkAppForm({ guide, app, onSaved, onCancel }: NetworkAppFormProps) {
  const t = useText(connectChannelMessages)
  const locale = useLocale()
  const save = useSaveNetworkApp()
  const [values, setValues] = useState({ clientId: '', clientSecret: '' })
  const [isTried, setIsTried] = useState(false)
  const titleId = useId()
  const errorId = useId()
  const network = networkAppNames[guide.name]
  const fields = [
    { id: 'clientId', kind: 'text', label: guide.clientId },
    { id: 'clientSecret', kind: 'secret', label: guide.clientSecret },
  ] as const satisfies readonly ConnectField[]
  const isMissing = (id: keyof typeof values) => values[id].trim() === ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (save.isPending || fields.some(({ id }) => isMissing(id))) return
    save.mutate({ name: guide.name, ...values }, { onSuccess: onSaved })
  }

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <div>
        <h4 id={titleId} className="font-medium">
          {t('app.title', { network })}
        </h4>
        <p className="mt-0.5 max-w-prose text-muted">{t('app.text', { network })}</p>
      </div>
      <GuideSteps title={t('stepsTitle')} steps={guide.steps} link={guide.link} />
      <RedirectAddress app={app} network={network} />
      <form
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-4"
        aria-describedby={save.error ? errorId : undefined}
      >
        {fields.map((field) => (
          <Field
            key={field.id}
            label={field.label[locale]}
            required
            error={isTried && isMissing(field.id) ? t('required') : undefined}
          >
            <ConnectFieldInput
              field={field}
              value={values[field.id]}
              onChange={(value) => setValues((before) => ({ ...before, [field.id]: value }))}
            />
          </Field>
        ))}
        {save.error ? <ConnectProblem id={errorId} error={save.error} /> : null}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" className="max-sm:w-full" pending={save.isPending}>
            {t('app.save')}
          </Button>
          {onCancel ? (
            <Button type="button" variant="ghost" className="max-sm:w-full" onClick={onCancel}>
              {t('app.cancel')}
            </Button>
          ) : null}
        </div>
      </form>
    </section>
  )
}
