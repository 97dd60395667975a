import { passwordHashing, recommendedCost } from '#features/auth/server/password.ts'

/** Hashing is made to be slow, and every test signs somebody up: together it was a sixth of the time. */
passwordHashing.cost = { ...recommendedCost, memory: 64 }
