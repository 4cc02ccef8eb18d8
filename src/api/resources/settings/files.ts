import { inArray } from 'drizzle-orm'
import { faviconFault } from '../../../domain/favicon'
import type { FieldErrors, Message } from '../../../domain/message'
import { isKnownSetting, knownSettings } from '../../../domain/settings'
import { media } from '../../db/tables/media'
import type { Call } from '../../http/call'

const kindOf = (key: string) => (isKnownSetting(key) ? knownSettings[key].kind : undefined)

/** Files must be pictures of the library; the site's icon is checked by its bytes. Returns faults by key. */
export async function fileFaults(
  { db, deps }: Pick<Call, 'db' | 'deps'>,
  values: readonly { key: string; value: string }[],
): Promise<FieldErrors> {
  const named = values.filter(
    ({ key, value }) => value && ['picture', 'favicon'].includes(String(kindOf(key))),
  )
  if (!named.length) return {}
  const urls = named.map(({ value }) => value)
  const files = await db
    .select({ url: media.url, kind: media.kind, path: media.path })
    .from(media)
    .where(inArray(media.url, urls))
  const faultOf = async (key: string, url: string): Promise<Message | undefined> => {
    const file = files.find((each) => each.url === url)
    if (file?.kind !== 'image') return { key: 'validation.library_file' }
    if (kindOf(key) !== 'favicon') return undefined
    const stored = await deps.storage.get(file.path)
    return stored ? faviconFault(stored.bytes) : { key: 'validation.library_file' }
  }
  const found: FieldErrors = {}
  for (const { key, value } of named) {
    const fault = await faultOf(key, value)
    if (fault) found[key] = [fault]
  }
  return found
}
