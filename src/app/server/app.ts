import type { FastifyInstance } from 'fastify'
import { findSignUpMode } from '#features/auth/index.server.ts'
import { readInstallationHealth } from '#features/publishing/index.server.ts'
import type { Deps } from '#server/deps.ts'
import { eventRoutes } from '#server/events/events.routes.ts'
import { docsRoutes } from '#server/http/docs.routes.ts'
import { healthRoutes } from '#server/http/health.routes.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { serveScreens } from '#server/http/screens.ts'
import { features } from './features.ts'
import { firstReads } from './first-reads.ts'

/** The whole app over HTTP: server infrastructure, every feature's routes, and the screens. */
export async function createApp(deps: Deps, screensFolder?: string): Promise<FastifyInstance> {
  const app = await createHttpServer(deps)
  healthRoutes(app, readInstallationHealth)
  docsRoutes(app)
  await eventRoutes(app)
  for (const { routes } of features) await routes?.(app)
  // Screens are served without a database, too.
  await serveScreens(app, screensFolder, {
    findSignUpMode: () => findSignUpMode(deps).catch(() => deps.env.signUp),
    firstReads,
    publicUrl: deps.env.publicUrl ?? '',
  })
  return app
}
