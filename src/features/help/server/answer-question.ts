import { findAiModel } from '#core/settings/index.server.ts'
import { type Locale, locales } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { findArticle } from '../articles.ts'
import { type ChatLanguage, chatLanguageOf, type Question, type Reply } from '../help.contract.ts'
import { answerFromArticles, titleOf } from './answer-from-articles.ts'
import { askHelpModel, type Cited } from './ask-help-model.ts'
import { type Found, lookUp } from './look-ups.ts'

const localeOf = (language: ChatLanguage): Locale =>
  locales.find((locale) => chatLanguageOf(locale) === language) ?? 'en'

const MOST_ACTIONS = 3

/** What the model says, where there is one and it has something to say; its failure is ours to bear, not the asker's. */
async function fromModel(
  deps: Deps,
  { workspaceId }: Actor,
  question: string,
  locale: Locale,
  found: Found[],
): Promise<Cited | null> {
  try {
    const model = await findAiModel(deps, workspaceId)
    return model && (await askHelpModel(model, question, locale, found))
  } catch (error) {
    deps.log.warn({ err: error }, 'the help chat answered without its model')
    return null
  }
}

const actionsOf = (found: readonly Found[]) =>
  [...new Map(found.flatMap(({ actions }) => actions).map((action) => [action.link, action])).values()].slice(
    0,
    MOST_ACTIONS,
  )

/** Looks up what the question is about, then answers from that and from the articles. Nothing is changed or kept. */
export async function answerQuestion(
  deps: Deps,
  actor: Actor,
  { message: question, language }: Question,
): Promise<Reply> {
  const locale = localeOf(language)
  const found = await lookUp({ deps, actor, locale, question })
  const plain = answerFromArticles(question, locale)
  const said = await fromModel(deps, actor, question, locale, found)
  const actions = found.length > 0 ? actionsOf(found) : plain.actions
  if (said) {
    const cited = said.sources.flatMap((id) => findArticle(id) ?? [])
    return { message: said.message, articles: cited.map((article) => titleOf(article, locale)), actions }
  }
  if (found.length === 0) return plain
  const articles = plain.articles.slice(0, 2)
  return { message: found.map(({ text }) => text).join('\n\n'), articles, actions }
}
