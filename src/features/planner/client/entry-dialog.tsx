import { useWatch } from 'react-hook-form'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { SelectField } from '#client/forms/select-field.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { ClockHint } from '#client/time/clock-hint.tsx'
import { useClockNote } from '#client/time/use-clock-note.ts'
import { Alert } from '#client/ui/alert.tsx'
import { cn } from '#client/ui/cn.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import type { TextRule } from '#connectors/social/channel.ts'
import { describeProblem } from '#connectors/social/checks/problem-words.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { count } from '#connectors/social/text/count.ts'
import { dayWithWeekday } from '#platform/day.ts'
import { checkEntry } from '../check-entry.ts'
import { planMessages } from '../i18n/index.ts'
import { type ContentPlan, type PlanEntry, planEntryFormSchema } from '../planner.contract.ts'
import { useChangeEntry } from './plan.queries.ts'
import { useReasonText } from './use-reason-text.ts'

/** Rules of the platform that are broken, per field. */
function useWordProblems(
  words: Pick<PlanEntry, 'platform' | 'title' | 'text'>,
): Partial<Record<'title' | 'text', string>> {
  const locale = useLocale()
  const texts: Partial<Record<'title' | 'text', string>> = {}
  for (const problem of checkEntry(words)) texts[problem.field] ??= describeProblem(problem, locale)
  return texts
}

/** How much of a platform's limit a text uses, as that network counts. */
function CountAside({ text, rule }: { text: string; rule: TextRule }) {
  const t = useText(planMessages)
  const used = count(text, rule.counting)
  return (
    <span className={cn('tabular', used > rule.max && 'font-medium text-danger')}>
      {t('edit.count', { count: used, max: rule.max })}
    </span>
  )
}

interface EntryDialogProps {
  plan: ContentPlan
  entry: PlanEntry
  onClose: () => void
}

/** Edits a post with the limits of its platform, counted while typing. */
export function EntryDialog({ plan, entry, onClose }: EntryDialogProps) {
  const t = useText(planMessages)
  const close = useIfMounted(onClose)
  const locale = useLocale()
  const noteOn = useClockNote('goesOut')
  const reasonText = useReasonText()
  const change = useChangeEntry(plan)
  const form = useContractForm(planEntryFormSchema, {
    time: entry.time,
    platform: entry.platform,
    title: entry.title,
    text: entry.text,
  })
  const { register, control, formState, setError, handleSubmit } = form
  const { errors, isSubmitting, isDirty } = formState
  const typed = useWatch({ control })
  const words = {
    platform: typed.platform ?? entry.platform,
    title: typed.title ?? '',
    text: typed.text ?? '',
  }
  const problems = useWordProblems(words)
  const rules = manifestOf(words.platform)

  const submit = handleSubmit(async (body) => {
    if (problems.title || problems.text) return
    try {
      await change.mutateAsync({ params: { id: plan.id, postId: entry.id }, body })
      close()
    } catch (error) {
      showFieldErrors(error, setError)
    }
  })

  return (
    <FormDialog
      title={t('edit.title', { day: dayWithWeekday(entry.day, locale) })}
      description={reasonText(entry)}
      submitLabel={t('edit.save')}
      pending={isSubmitting}
      dirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5">
        {plan.status === 'approved' ? <Alert tone="warning">{t('edit.again')}</Alert> : null}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={t('edit.time')}
            hint={<ClockHint note={typed.time ? noteOn(entry.day, typed.time) : null} />}
            error={errors.time?.message}
          >
            <Input type="time" {...register('time')} />
          </Field>
          <SelectField
            control={control}
            name="platform"
            label={t('edit.platform')}
            options={allPlatforms.map((value) => ({
              value,
              label: platformName(value, locale),
              icon: <PlatformIcon platform={manifestOf(value).network} />,
            }))}
          />
        </div>
        <Field
          label={t('edit.headline')}
          hint={rules.title ? t('edit.headlineSent') : t('edit.headlineHint')}
          error={problems.title ?? errors.title?.message}
          aside={rules.title ? <CountAside text={words.title} rule={rules.title} /> : undefined}
        >
          <Input autoComplete="off" lang={plan.locale} {...register('title')} />
        </Field>
        <Field
          label={t('edit.text')}
          error={problems.text ?? errors.text?.message}
          aside={<CountAside text={words.text} rule={rules.text} />}
        >
          <Textarea rows={8} lang={plan.locale} {...register('text')} />
        </Field>
      </div>
    </FormDialog>
  )
}
