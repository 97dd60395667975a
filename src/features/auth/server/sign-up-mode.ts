import { AppError } from '#platform/errors.ts'
import type { SignUpMode } from '#platform/sign-up-mode.ts'
import type { Deps } from '#server/deps.ts'
import * as repository from './auth.repository.ts'

/** Who can sign up now. The first account can always be created, or a new installation could not be used. */
export async function findSignUpMode({ env, db }: Pick<Deps, 'env' | 'db'>): Promise<SignUpMode> {
  return env.signUp === 'open' || !(await repository.existsUser(db)) ? 'open' : env.signUp
}

/** Refuses a sign-up without an invitation. */
export async function requireOpenSignUp(deps: Pick<Deps, 'env' | 'db'>): Promise<void> {
  const mode = await findSignUpMode(deps)
  if (mode !== 'open') throw new AppError(mode === 'off' ? 'signup_closed' : 'signup_invite_only')
}
