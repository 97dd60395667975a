import { findAiModel } from '#core/settings/index.server.ts'
import { type Locale, locales } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { type ChatLanguage, chatLanguageOf, type Question, type Reply } from '../help.contract.ts'
import { answerFromArticles, titleOf } from './answer-from-articles.ts'
import { askHelpModel, type Cited } from './ask-help-model.ts'
import type { HelpContent } from './help-content.ts'
import { type Found, lookUp } from './look-ups.ts'

const localeOf = (language: ChatLanguage): Locale =>
  locales.find((locale) => chatLanguageOf(locale) === language) ?? 'en'

const MOST_ACTIONS = 3

/** The model's answer, if there is a model and it has one. Failures are logged, not shown to the user. */
async function fromModel(
  deps: Deps,
  { workspaceId }: Actor,
  content: HelpContent,
  question: string,
  locale: Locale,
  found: Found[],
): Promise<Cited | null> {
  try {
    const model = await findAiModel(deps, workspaceId)
    return model && (await askHelpModel(model, content.library, question, locale, found))
  } catch (error) {
    deps.log.warn({ err: error }, 'the help chat fell back to the articles because its model failed')
    return null
  }
}

const actionsOf = (found: readonly Found[]) =>
  [...new Map(found.flatMap(({ actions }) => actions).map((action) => [action.link, action])).values()].slice(
    0,
    MOST_ACTIONS,
  )

/** Looks up the relevant data, then answers from that and the articles. Changes and stores nothing. */
export async function answerQuestion(
  deps: Deps,
  content: HelpContent,
  actor: Actor,
  { message: question, language }: Question,
): Promise<Reply> {
  const locale = localeOf(language)
  const found = await lookUp({ deps, content, actor, locale, question })
  const plain = answerFromArticles(content, question, locale)
  const said = await fromModel(deps, actor, content, question, locale, found)
  const actions = found.length > 0 ? actionsOf(found) : plain.actions
  if (said) {
    const cited = said.sources.flatMap((id) => content.library.find(id) ?? [])
    return { message: said.message, articles: cited.map((article) => titleOf(article, locale)), actions }
  }
  if (found.length === 0) return plain
  const articles = plain.articles.slice(0, 2)
  return { message: found.map(({ text }) => text).join('\n\n'), articles, actions }
}
