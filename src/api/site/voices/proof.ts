import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database'
import type { ApiDeps, Call } from '../../http/call'

/** In ms. Nobody writes faster; who writes for longer is held, not refused. */
const soonest = 2_000
const lifetime = 2 * 60 * 60_000

/** A second of a phone: 256 tries on average, of which the server repeats one. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, keyPrefix: '00' } as const

/** A separate key keeps what is signed elsewhere from being a proof. */
const keyOf = (secret: string): string => `proof:${secret}`

export const makeChallenge = (secret: string, now: Date): Promise<Challenge> =>
  createChallenge({
    ...work,
    deriveKey,
    data: { made: now.getTime() },
    expiresAt: Math.floor((now.getTime() + lifetime) / 1000),
    hmacSignatureSecret: keyOf(secret),
  })

function payloadIn(proof: string): Payload | null {
  try {
    return JSON.parse(atob(proof))
  } catch {
    return null
  }
}

const isSolved = async ({ challenge, solution }: Payload, secret: string): Promise<boolean> => {
  const verified = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: keyOf(secret),
  }).catch(() => null)
  return verified?.verified === true
}

/** Whether a solution is right, neither too early nor too late, and here for the first time; it is used up. */
export async function spendProof(
  { deps, now }: { deps: Pick<ApiDeps, 'db' | 'secret'> } & Pick<Call, 'now'>,
  proof: string,
): Promise<boolean> {
  const payload = proof ? payloadIn(proof) : null
  const { data, nonce } = payload?.challenge?.parameters ?? {}
  const age = now.getTime() - Number(data?.made)
  if (!payload || !(age >= soonest && age < lifetime)) return false
  if (!(await isSolved(payload, deps.secret))) return false
  const first = await rowsOf(
    deps.db,
    sql`insert into attempts (key, count, expires_at)
      values (${`proof:${nonce}`}, 1, ${new Date(now.getTime() + lifetime).toISOString()})
      on conflict do nothing returning key`,
  )
  return first.length > 0
}
