import { sql } from 'drizzle-orm'
import { type BackupsMeta, backupGuard, backupSettings, fileOfBackup } from '../../domain/backups'
import { switchedOn } from '../../domain/settings'
import { rowsOf } from '../db/database'
import { dataOf, downloadOf, listOf } from '../http/answerPlan'
import { json } from '../http/answers'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import type { GuardedRoute } from '../http/route'
import { flagSchema, momentSchema, objectSchema, orNull, textSchema, wholeSchema } from '../http/schema'
import { enqueue } from '../jobs/queue'
import { settingOf } from '../settingOf'

/** @throws ApiError `not_found` where the business lives in a browser */
function backupsOf({ deps }: Call) {
  if (!deps.backups) throw new ApiError('not_found', { message: { key: 'errors.no_backups' } })
  return deps.backups
}

/** `GET /backups`: a failure is told until a later one is good. */
async function listBackups(call: Call): Promise<Response> {
  const data = await backupsOf(call).list()
  const since = data.find(({ verified_at }) => verified_at)?.at ?? '-infinity'
  const [work] = await rowsOf<Pick<BackupsMeta, 'is_running' | 'last_error'>>(
    call.db,
    sql`select exists (select from jobs where kind = 'backup' and failed_at is null
        and (locked_until > clock_timestamp() or run_at <= clock_timestamp())) as is_running,
      coalesce((select last_error from jobs where kind = 'backup' and last_error <> ''
        and (failed_at is null or failed_at > ${since}::timestamptz) order by id desc limit 1), '') as last_error`,
  )
  const meta: BackupsMeta = {
    total: data.length,
    is_running: work?.is_running ?? false,
    last_error: work?.last_error ?? '',
    is_on: (await settingOf(call, backupSettings.isOn)) === switchedOn,
  }
  return json({ data, meta })
}

/** `POST /backups`: one is made now; who asks twice gets one. */
async function wantBackup(call: Call): Promise<Response> {
  backupsOf(call)
  await enqueue(call.db, { kind: 'backup', key: 'wanted', isUrgent: true })
  return json({ data: null }, 202)
}

/** `GET /backups/{id}/file`: streamed, whatever its size. */
async function sendBackup(call: Call): Promise<Response> {
  const backups = backupsOf(call)
  const { id = '' } = call.params
  const file = fileOfBackup.test(id) ? await backups.open(id) : null
  if (!file) throw new ApiError('not_found')
  call.deps.log.info({ backup: id, user: call.actor.id }, 'backup downloaded')
  return new Response(file.stream, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(file.size),
      'content-disposition': `attachment; filename="${id}"`,
      'cache-control': 'no-store',
    },
  })
}

const shape = objectSchema({
  id: textSchema,
  at: momentSchema,
  size: wholeSchema,
  verified_at: orNull(momentSchema),
})

const metaShape = objectSchema({
  total: wholeSchema,
  is_running: flagSchema,
  last_error: textSchema,
  is_on: flagSchema,
})

const guard = backupGuard

export const backupRoutes: GuardedRoute[] = [
  {
    method: 'GET',
    path: '/backups',
    summary: 'List archives, the newest first',
    answers: listOf(shape, metaShape),
    guard,
    handler: listBackups,
  },
  {
    method: 'POST',
    path: '/backups',
    summary: 'Ask for an archive now',
    takes: null,
    answers: dataOf({ type: 'null' }, 202),
    guard,
    handler: wantBackup,
  },
  {
    method: 'GET',
    path: '/backups/:id/file',
    parts: { id: textSchema },
    summary: 'Download an archive',
    answers: downloadOf('application/octet-stream'),
    guard,
    handler: sendBackup,
  },
]
