import type * as z from 'zod'
import { addBrand } from '#core/brands/index.server.ts'
import { notify } from '#core/notifications/index.server.ts'
import { currencyOfCountry } from '#platform/country-currency.ts'
import { AppError } from '#platform/errors.ts'
import { fullName } from '#platform/full-name.ts'
import type { Locale } from '#platform/locale.ts'
import { isTimeZone } from '#platform/time-zone.ts'
import type { Deps } from '#server/deps.ts'
import { countryOfZone } from '#server/zone-country.ts'
import type { signUpSchema } from '../auth.contract.ts'
import * as repository from './auth.repository.ts'
import { type Device, type OpenedSession, openSession } from './open-session.ts'
import { hashPassword } from './password.ts'
import { requireOpenSignUp } from './sign-up-mode.ts'

type Request = z.output<typeof signUpSchema> & { locale: Locale; device: Device }

/** Person, workspace, first brand and session: all or none. */
export async function signUp(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  request: Request,
): Promise<OpenedSession> {
  await requireOpenSignUp({ db, env })
  // Hashed before the address is checked, so that a taken one is not answered faster.
  const passwordHash = await hashPassword(request.password)
  const { firstName, lastName, email, locale, device } = request
  const timeZone = request.timeZone && isTimeZone(request.timeZone) ? request.timeZone : 'UTC'
  // A default that Settings shows and changes.
  const country = countryOfZone(timeZone)
  const currency = (country && currencyOfCountry(country)) ?? undefined
  return db.transaction(async (db) => {
    if (env.signUp !== 'open') {
      await repository.lockSignUp(db)
      await requireOpenSignUp({ db, env })
    }
    const user = await repository.insertUser(db, { firstName, lastName, email, passwordHash, locale })
    if (!user) throw new AppError('signup_refused')
    const name = fullName(request)
    const workspaceId = await repository.insertWorkspace(db, {
      name,
      isNamedAfterOwner: true,
      timeZone,
      country,
      currency,
      locale,
      plan: request.plan,
    })
    await repository.insertMembership(db, workspaceId, user.id, 'owner', true)
    await addBrand(db, workspaceId, { name, followsBusiness: true })
    await notify(db, workspaceId, [user.id], { type: 'welcome', link: '/customers' })
    return openSession(db, user.id, workspaceId, device, clock.now())
  })
}
