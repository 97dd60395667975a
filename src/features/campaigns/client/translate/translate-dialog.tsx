import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { commonMessages } from '#client/i18n/index.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog, DialogClose } from '#client/ui/dialog.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { describeProblem } from '#connectors/social/checks/problem-words.ts'
import { translatePostMessages } from '#features/campaigns/i18n/detail/index.ts'
import { problemsOf } from '#features/campaigns/post-problems.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { RefusalAlert } from '../detail/refusal-alert.tsx'
import { usePlatforms } from '../new/use-platforms.ts'
import { CountedField } from '../post/counted-field.tsx'
import { joinLanguages } from './join-languages.ts'
import { type Pair, useTranslation } from './use-translation.ts'

const textProblem = (post: Post, text: string) =>
  problemsOf({ ...post, text: text.trim() }, post.media).find(({ field }) => field === 'text')

/** Facts that only one of the texts has. What a person corrected since is no longer named. */
function TranslationFaults({ pair: { lost, added, isWrongLanguage, translation } }: { pair: Pair }) {
  const t = useText(translatePostMessages)
  const plain = translation.toLowerCase()
  const missing = lost.filter((fact) => !plain.includes(fact.toLowerCase()))
  const extra = added.filter((fact) => plain.includes(fact.toLowerCase()))
  const told = [
    missing.length > 0 && t('lost', { facts: missing.join(', ') }),
    extra.length > 0 && t('added', { facts: extra.join(', ') }),
    isWrongLanguage && t('wrongLanguage'),
  ].filter((line) => line !== false)
  if (told.length === 0) return null
  return (
    <Alert role="alert" tone="warning">
      {told.map((line) => (
        <p key={line} className="break-words">
          {line}
        </p>
      ))}
    </Alert>
  )
}

/** Original and translation side by side; only the translation can be edited here. */
function BothTexts({ post, pair, onType }: { post: Post; pair: Pair; onType: (text: string) => void }) {
  const t = useText(translatePostMessages)
  const languageOf = (locale: Pair['locale']) => ({ language: t(`languages.${locale}`) })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <section aria-label={t('original', languageOf(pair.from))} className="flex min-w-0 flex-col gap-1.5">
        <h3 className="font-medium">{t('original', languageOf(pair.from))}</h3>
        <p
          lang={pair.from}
          dir="auto"
          className="whitespace-pre-line break-words rounded-md bg-surface-sunken p-3"
        >
          {pair.original}
        </p>
      </section>
      <div className="min-w-0">
        <CountedField
          label={t('translation', languageOf(pair.locale))}
          platform={post.platform}
          field="text"
          text={pair.translation}
          hasMedia={post.media.length > 0}
          limits={post.limits}
        >
          <Textarea
            rows={10}
            lang={pair.locale}
            dir="auto"
            value={pair.translation}
            onChange={(event) => onType(event.target.value)}
          />
        </CountedField>
      </div>
    </div>
  )
}

interface TranslateDialogProps {
  campaignId: string
  post: Post
  /** As it stands in the editor. */
  text: string
  /** Puts a text into the editor without saving it. */
  onUse: (text: string) => void
  onClose: () => void
}

/** Translates a post with the model of the workspace. Both languages are kept with the post. */
export function TranslateDialog({ campaignId, post, text, onUse, onClose }: TranslateDialogProps) {
  const t = useText(translatePostMessages)
  const common = useText(commonMessages)
  const locale = useLocale()
  const { labelOf } = usePlatforms()
  const { pair, save, reason, ...state } = useTranslation({ id: campaignId, postId: post.id }, text)
  const joined = pair ? joinLanguages(pair.original, pair.translation) : ''
  const tooLong = pair && textProblem(post, pair.translation)
  const isTooLongBelow = pair !== null && !tooLong && textProblem(post, joined) !== undefined
  const isEmpty = pair === null || pair.translation.trim() === ''
  const isBusy = state.isTranslating || save.isPending

  function keep(use?: string) {
    if (!pair || isEmpty || isBusy) return
    save.mutate(pair, {
      onSuccess: () => {
        if (use !== undefined && use !== text) onUse(use)
        toast({ title: t(use === undefined ? 'saved' : 'replaced') })
        onClose()
      },
    })
  }

  const footer: ReactNode = (
    <>
      <DialogClose asChild>
        <Button variant="secondary">{common('close')}</Button>
      </DialogClose>
      {pair ? (
        <>
          <Button variant="secondary" disabled={isEmpty || isBusy} onClick={() => keep()}>
            {t('save')}
          </Button>
          <Button
            variant="secondary"
            disabled={isEmpty || isBusy || Boolean(tooLong) || isTooLongBelow}
            onClick={() => keep(joined)}
          >
            {t('below')}
          </Button>
          <Button
            disabled={isEmpty || isBusy || Boolean(tooLong)}
            pending={save.isPending}
            onClick={() => keep(pair.translation.trim())}
          >
            {t('replace')}
          </Button>
        </>
      ) : null}
    </>
  )

  return (
    <Dialog
      open
      size="xl"
      onOpenChange={onClose}
      onInteractOutside={(event) => {
        if (state.isChanged) event.preventDefault()
      }}
      title={t('title')}
      description={t('description')}
      closeLabel={common('close')}
      footer={footer}
    >
      <div className="flex flex-col gap-4">
        <span role="status" className="sr-only">
          {state.isLoading || state.isTranslating ? t('translating') : pair ? t('ready') : ''}
        </span>
        {state.isLoading ? <Skeleton className="h-48" /> : null}
        {state.loadError ? (
          <Alert role="alert" tone="danger">
            {t('loadFailed')}
          </Alert>
        ) : null}
        {reason ? (
          <Alert role="alert" tone="info">
            <p>{t(`reasons.${reason}`)}</p>
            {reason === 'no_model' ? (
              <Link
                href="/settings?section=ai"
                className="inline-flex pointer-coarse:min-h-11 items-center rounded-sm text-primary-ink underline underline-offset-4 hover:decoration-2"
              >
                {t('settings')}
              </Link>
            ) : null}
          </Alert>
        ) : null}
        <RefusalAlert error={state.error} />
        {pair?.isOutdated ? (
          <Alert role="alert" tone="warning">
            {t('outdated')}
          </Alert>
        ) : null}
        {pair ? <TranslationFaults pair={pair} /> : null}
        {pair ? <BothTexts post={post} pair={pair} onType={state.type} /> : null}
        {tooLong ? <p className="text-danger">{describeProblem(tooLong, locale)}</p> : null}
        {isTooLongBelow ? (
          <p className="text-muted">{t('tooLongBelow', { platform: labelOf(post.platform) })}</p>
        ) : null}
        {pair || state.error || reason === 'unusable' ? (
          <Button
            variant="secondary"
            size="sm"
            className="self-start"
            pending={state.isTranslating}
            onClick={() => {
              if (!isBusy) state.translate()
            }}
          >
            <Languages aria-hidden />
            {t('again')}
          </Button>
        ) : null}
      </div>
    </Dialog>
  )
}
