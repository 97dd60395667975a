import { Cpu } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import type { AiSettings } from '#core/settings/ai-settings.contract.ts'
import { aiSettingsMessages } from '#core/settings/i18n/index.ts'
import type { LocalServer } from '#core/settings/local-ai.contract.ts'
import { useChooseLocalAi, useLocalAi } from './settings.queries.ts'

interface LocalAiProps {
  settings: AiSettings
  onChosen: () => void
}

/** Models on the machine of the server, or how to allow them; nothing if there are none. */
export function LocalAiCard(props: LocalAiProps) {
  const t = useText(aiSettingsMessages)
  const { data } = useLocalAi()
  if (!data) return null
  if (!data.isAllowed) return <p className="max-w-prose text-muted">{t('local.off')}</p>
  if (data.servers.length === 0) return null
  return (
    <Card>
      <CardHeader title={t('local.title')} description={t('local.description')} />
      <CardBody className="grid gap-5">
        {data.servers.map((server) => (
          <ServerRow key={server.baseUrl} server={server} {...props} />
        ))}
      </CardBody>
    </Card>
  )
}

function ServerRow({ server, settings, onChosen }: LocalAiProps & { server: LocalServer }) {
  const t = useText(aiSettingsMessages)
  const choose = useChooseLocalAi(onChosen)
  const isOwn = settings.source === 'workspace' && settings.baseUrl === server.baseUrl
  const inUse = isOwn ? settings.model : null
  const [model, setModel] = useState(inUse ?? server.models[0] ?? '')
  const { name, baseUrl } = server
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
      <Field label={t('local.model', { name })}>
        <Select
          value={model}
          onValueChange={setModel}
          options={server.models.map((value) => ({ value, label: value }))}
        />
      </Field>
      {inUse === model ? (
        <Badge tone="success">{t('local.inUse')}</Badge>
      ) : (
        <Button
          variant="secondary"
          pending={choose.isPending}
          onClick={() => choose.mutate({ baseUrl, model })}
        >
          <Cpu aria-hidden />
          {t('local.use', { name })}
        </Button>
      )}
    </div>
  )
}
