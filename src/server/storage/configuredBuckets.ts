import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../../api/ports'
import type { Config } from '../config'
import { StartError } from '../messages'
import { bucketAt, isBucket } from '.'
import type { Bucket } from './bucket'
import { BucketError } from './bucketRequests'

/** Buckets that the settings name. */
export const bucketsOf = ({ filesUrl, backupDir }: Pick<Config, 'filesUrl' | 'backupDir'>): Bucket[] =>
  [filesUrl ?? '', backupDir].filter(isBucket).map(bucketAt)

/** In ms: a start does not wait longer. */
const patience = 5_000

/** @throws StartError for a bucket that refuses; one that does not answer may do so later */
export async function checkBuckets(config: Config, log: Log): Promise<void> {
  const all = bucketsOf(config).map((bucket) =>
    bucket.check().catch((error) => {
      const isRefused = error instanceof BucketError && error.status >= 300 && error.status < 500
      if (isRefused) throw new StartError('bucket_refused', { reason: error.message })
      log.warn({ err: error }, 'bucket away')
    }),
  )
  const checked = Promise.all(all)
  // A refusal that comes later is told by what needs the bucket.
  checked.catch(() => undefined)
  await Promise.race([checked, pause(patience, undefined, { ref: false })])
}
