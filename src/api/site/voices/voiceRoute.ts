import { eq } from 'drizzle-orm'
import type { AnyObject, InferType, ObjectSchema } from 'yup'
import { spamReason } from '../../../domain/history'
import type { SenderInput } from '../../../domain/sentSchema'
import type { Resource } from '../../crud/resource'
import { withMessages } from '../../crud/write'
import { setInTransaction } from '../../db/pool'
import { isHeldNow } from '../../held'
import { dataOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import type { Call } from '../../http/call'
import type { PublicRoute } from '../../http/route'
import { flagSchema, objectSchema } from '../../http/schema'
import { countVisitor, type Pace, visitorRoute } from '../visitorRoute'
import { spendProof } from './proof'

/** What one address may send of a kind. */
const paces = {
  all: [
    { most: 10, seconds: 10 * 60 },
    { most: 60, seconds: 86_400 },
  ],
  withoutProof: [
    { most: 3, seconds: 10 * 60 },
    { most: 20, seconds: 86_400 },
  ],
} as const satisfies Record<string, readonly Pace[]>

interface Plan<Sent extends ObjectSchema<AnyObject & SenderInput>> {
  path: string
  summary: string
  takes: Sent
  resource: Resource
  /** Of those that can be held, whose words decide about it. */
  words?: (value: InferType<Sent>) => readonly string[]
  /** @throws ApiError */
  rowOf: (call: Call, value: InferType<Sent>, is_shown: boolean) => Promise<AnyObject> | AnyObject
}

/**
 * A route by which visitors write. Without a proof that work was done for it, it is held whatever the setting says and
 * counted more strictly; what fills the field that people do not see is in the trash at once.
 */
export function voiceRoute<Sent extends ObjectSchema<AnyObject & SenderInput>>(
  plan: Plan<Sent>,
): PublicRoute {
  const { path, summary, takes, resource, words, rowOf } = plan
  return visitorRoute({
    path,
    summary,
    takes,
    about: resource.name,
    answers: dataOf(objectSchema(words ? { is_shown: flagSchema } : {}), 201),
    paces: paces.all,
    async ahead(asked, { proof }) {
      const isProven = await spendProof(asked, proof)
      if (!isProven) await countVisitor(asked, `${path}:unproven`, paces.withoutProof)
      return isProven
    },
    async handler(call, value, isProven) {
      const isTrapped = value.website !== ''
      const is_shown = !!words && isProven && !isTrapped && !(await isHeldNow(call, words(value)))
      const id = await insert(call, resource, await rowOf(call, value, is_shown))
      if (isTrapped) await putAway(call, resource, id)
      return json({ data: words ? { is_shown } : {} }, 201)
    },
  })
}

async function insert(call: Call, resource: Resource, row: AnyObject): Promise<number> {
  const moment = call.now.toISOString()
  const [made] = await withMessages(resource, () =>
    call.db
      .insert(resource.table)
      .values({ ...row, created_at: moment, updated_at: moment })
      .returning({ id: resource.table.id }),
  )
  return Number(made?.id)
}

async function putAway({ db }: Call, { table }: Resource, id: number): Promise<void> {
  await setInTransaction(db, { 'nep.reason': spamReason })
  await db.delete(table).where(eq(table.id, id))
}
