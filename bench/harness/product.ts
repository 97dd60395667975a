import { freePort } from '#tests/free-port.ts'
import manifest from '../../package.json' with { type: 'json' }
import { type Child, type Environment, startChild, untilHealthy } from './child.ts'
import type { Scope } from './scope.ts'

export type Product = { child: Child; url: string }

const program = 'dist/server/main.js'
/** The flags that `npm start` passes to Node. */
const startFlags = manifest.scripts.start.match(/--\S+/g) ?? []

/** The real product as a separate process, ready to answer. */
export async function startProduct(
  scope: Scope,
  dataDir: string,
  flags: string[] = [],
  more: Environment = {},
): Promise<Product> {
  const port = await freePort()
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...more,
  }
  const child = startChild(scope, program, env, [...startFlags, ...flags])
  const url = `http://127.0.0.1:${port}`
  await untilHealthy(child, `${url}/api/health`)
  return { child, url }
}

export type Person = { cookie: string; email: string }

export const PASSWORD = 'correct horse'

export async function signUp({ url }: Product, email = 'bench@example.com'): Promise<Person> {
  const answer = await fetch(`${url}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Ana', lastName: 'Ruiz', email, password: PASSWORD }),
  })
  const [cookie] = answer.headers.get('set-cookie')?.split(';') ?? []
  if (!answer.ok || !cookie) throw new Error(`Sign-up answered ${answer.status}: ${await answer.text()}`)
  return { cookie, email }
}
