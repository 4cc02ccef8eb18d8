import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { extract, pack } from 'tar-stream'
import { draftOf } from '../drafts'
import { syncFolder } from '../durable'
import { codeOf } from '../errors'
import { StartError } from '../messages'
import { type Entry, type Manifest, manifestOf } from './entry'

/** The last entry: the SHA-256 of all before it, as `sha256sum -c` reads it; its own is in its name. */
const sumsName = 'SHA256SUMS-'

const digest = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')

/** More than any part is; what says that it is longer is damaged. */
const longestEntry = 1_500_000_000

/** All of it or nothing is there under its name. */
export async function writeArchive(file: string, entries: AsyncIterable<Entry>): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = draftOf(file)
  const tar = pack()
  const put = ({ name, body }: Entry) =>
    new Promise<void>((resolve, reject) => {
      const sink = tar.entry({ name, size: body.length, mode: 0o600, mtime: new Date(0) }, (error) =>
        error ? reject(error) : resolve(),
      )
      sink.end(body)
    })
  const fill = async () => {
    const sums: string[] = []
    for await (const entry of entries) {
      await put(entry)
      sums.push(`${digest(entry.body)}  ${entry.name}\n`)
    }
    const body = Buffer.from(sums.join(''))
    await put({ name: sumsName + digest(body), body })
    tar.finalize()
  }
  try {
    await Promise.all([
      pipeline(tar, createWriteStream(draft, { mode: 0o600, flush: true })),
      fill().catch((error) => {
        tar.destroy(error)
        throw error
      }),
    ])
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
  await syncFolder(dirname(file))
}

/** @throws StartError if the file cannot be read as an archive */
async function* rawEntries(file: string): AsyncGenerator<Entry> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new StartError('archive_gone', { file })
  const tar = extract()
  const read = pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), tar)
  // The loop below fails as well.
  read.catch(() => undefined)
  try {
    for await (const entry of tar) {
      if ((entry.header.size ?? 0) > longestEntry) throw new Error(entry.header.name)
      const chunks: Buffer[] = []
      for await (const chunk of entry) chunks.push(Buffer.from(chunk as Uint8Array))
      yield { name: entry.header.name, body: Buffer.concat(chunks) }
    }
    await read
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError('archive_damaged', { file, reason: codeOf(error) || String(error) })
  } finally {
    tar.destroy()
  }
}

/** The entries but for their sums; call `checkArchive` before. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  for await (const entry of rawEntries(file)) if (!entry.name.startsWith(sumsName)) yield entry
}

function told(file: string, entry: Entry): Manifest {
  try {
    return manifestOf(entry)
  } catch {
    throw new StartError('archive_damaged', { file, reason: entry.name })
  }
}

/**
 * Reads all of an archive.
 * @throws StartError unless every byte is as it was written
 */
export async function checkArchive(file: string): Promise<Manifest> {
  let manifest: Manifest | undefined
  const sums: string[] = []
  let last: Entry | undefined
  for await (const entry of rawEntries(file)) {
    if (last) throw new StartError('archive_damaged', { file, reason: entry.name })
    if (entry.name.startsWith(sumsName)) last = entry
    else {
      if (!manifest) manifest = told(file, entry)
      sums.push(`${digest(entry.body)}  ${entry.name}\n`)
    }
  }
  const written = last?.body.toString() ?? ''
  if (!last || !manifest || last.name !== sumsName + digest(last.body))
    throw new StartError('archive_damaged', { file, reason: 'SHA256SUMS' })
  if (written !== sums.join('')) {
    const known = written.split('\n')
    const changed = sums.find((line, at) => line !== `${known[at]}\n`) ?? ''
    throw new StartError('archive_damaged', { file, reason: changed.slice(66).trim() })
  }
  return manifest
}
