import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#client/data/api.ts'
import { read, showAnswer } from '#client/data/query.ts'
import {
  listTranslations,
  type PostTranslation,
  saveTranslation,
  translatePost,
} from '#features/campaigns/translation.contract.ts'
import type { Output } from '#platform/endpoint.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { joinLanguages } from './join-languages.ts'

/** Both texts as the dialog shows them. */
export type Pair = {
  from: Locale
  locale: Locale
  original: string
  translation: string
  /** The text of the post is no longer the one that was translated. */
  isOutdated: boolean
  lost: readonly string[]
  added: readonly string[]
  isWrongLanguage: boolean
}

const otherThan = (locale: Locale): Locale => locales.find((each) => each !== locale) ?? locale

/** The post shows the original, the translation, or both. */
const isCurrent = ({ source, text }: PostTranslation, shown: string) =>
  [source, text, joinLanguages(source, text)].includes(shown)

function pairOf(kept: PostTranslation, shown: string): Pair {
  const isOutdated = !isCurrent(kept, shown)
  return {
    from: otherThan(kept.locale),
    locale: kept.locale,
    original: isOutdated ? shown : kept.source,
    translation: kept.text,
    isOutdated,
    lost: [],
    added: [],
    isWrongLanguage: false,
  }
}

/** The newest one that belongs to the text; otherwise the newest. */
function chooseKept(items: readonly PostTranslation[], shown: string): PostTranslation | undefined {
  const newest = [...items].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  return newest.find((each) => isCurrent(each, shown)) ?? newest[0]
}

type Path = { id: string; postId: string }

/** The translation that is kept with a post, or a new one if there is none yet. */
export function useTranslation(path: Path, text: string) {
  const query = read(listTranslations, { params: path })
  const kept = useQuery(query)
  const [proposed, setProposed] = useState<Pair | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const shown = text.trim()
  const ask = useMutation({
    mutationFn: () => call(translatePost, { params: path, body: { text: shown } }),
    onSuccess: ({ reason, text: translation, ...rest }: Output<typeof translatePost>) => {
      if (reason !== null) return
      setProposed({ ...rest, original: shown, translation, isOutdated: false })
      setTyped(null)
    },
  })
  const save = useMutation({
    mutationFn: ({ locale, original, translation }: Pair) =>
      call(saveTranslation, {
        params: { ...path, locale },
        body: { source: original, text: translation.trim() },
      }),
    onSuccess: (answer) => showAnswer(query.queryKey, answer),
  })
  const found = kept.data && chooseKept(kept.data.items, shown)
  const mustAsk = kept.data !== undefined && found === undefined
  const { mutate } = ask
  useEffect(() => {
    if (mustAsk) mutate()
  }, [mustAsk, mutate])

  const pair = proposed ?? (found ? pairOf(found, shown) : null)
  return {
    pair: pair && { ...pair, translation: typed ?? pair.translation },
    type: setTyped,
    isChanged: typed !== null || proposed !== null,
    isLoading: kept.isPending || (pair === null && ask.isPending),
    isTranslating: ask.isPending,
    loadError: kept.error,
    error: ask.error ?? save.error,
    reason: ask.data?.reason ?? null,
    translate: () => ask.mutate(),
    save,
  }
}
