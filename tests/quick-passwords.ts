import { passwordHashing, recommendedCost } from '#features/auth/server/password.ts'

/** Hashing is slow by design, and every test signs a person up: together it was a sixth of the time. */
passwordHashing.cost = { ...recommendedCost, memory: 64 }
