import * as z from 'zod'
import { guardedFetch, type OutgoingFetch } from '#server/outgoing/guarded-fetch.ts'
import { noGuard } from '#server/outgoing/network-guard.ts'
import { readJson } from '#server/outgoing/read-json.ts'
import { outsideLine, outsideList } from '#server/outside-text.ts'

type LocalServer = { name: string; port: number }

/** Programs that run models on this machine, where they listen by default. In one object, so that tests can replace it. */
export const localAi: { servers: readonly LocalServer[] } = {
  servers: [
    { name: 'Ollama', port: 11_434 },
    { name: 'LM Studio', port: 1234 },
    { name: 'llama.cpp', port: 8080 },
  ],
}

export type FoundServer = { name: string; baseUrl: string; models: string[] }

const limits = { deadlineMs: 3000, maxBytes: 1_000_000 }
const MAX_MODELS = 50
const MAX_NAME = 200

const modelList = z.object({ data: outsideList(z.object({ id: outsideLine }), MAX_MODELS) })
const tagList = z.object({ models: outsideList(z.object({ name: outsideLine }), MAX_MODELS) })

const originOf = ({ port }: LocalServer) => `http://127.0.0.1:${port}`
const baseUrlOf = (server: LocalServer) => `${originOf(server)}/v1`

/** Whether it is exactly the address of such a program: the rule against private addresses does not apply to it. */
export const isLocalAi = (baseUrl: string | null): boolean =>
  localAi.servers.some((server) => baseUrlOf(server) === baseUrl)

async function readFrom(call: OutgoingFetch, url: string): Promise<unknown> {
  try {
    const answer = await call(url)
    return answer.ok ? readJson(await answer.text()) : null
  } catch {
    return null
  }
}

async function modelsOf(server: LocalServer): Promise<string[]> {
  const call = guardedFetch(noGuard, limits)
  const listed = modelList.safeParse(await readFrom(call, `${baseUrlOf(server)}/models`)).data
  if (listed) return listed.data.map(({ id }) => id)
  const tagged = tagList.safeParse(await readFrom(call, `${originOf(server)}/api/tags`)).data
  return tagged?.models.map(({ name }) => name) ?? []
}

/** Models that only compare texts cannot write one. */
const canWrite = (model: string) => model !== '' && model.length <= MAX_NAME && !/embed/i.test(model)

/** The programs that answer on this machine, with their models. */
export async function findLocalAi(): Promise<FoundServer[]> {
  const found = await Promise.all(
    localAi.servers.map(async (server) => ({
      name: server.name,
      baseUrl: baseUrlOf(server),
      models: (await modelsOf(server)).filter(canWrite),
    })),
  )
  return found.filter(({ models }) => models.length > 0)
}
