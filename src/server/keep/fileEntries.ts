import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip, gzipSync } from 'node:zlib'
import { type Folder, filesBelow } from '../storage/folder'
import { type Entry, numbered } from './entry'

const zip = promisify(gzip)
const unzip = promisify(gunzip)

const chunkSize = 4 << 20
const sampleSize = 16 << 10

/** Pictures and films are packed already; a sample tells what is worth it, such as holes. */
const isPacked = (chunk: Buffer): boolean => {
  const sample = chunk.subarray(0, sampleSize)
  return gzipSync(sample, { level: 1 }).length > sample.length * 0.8
}

/** Paths of all files, in their order. */
export async function filesUnder(folder: Folder): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of filesBelow(folder)) paths.push(path)
  return paths.sort()
}

/** A file is a folder of its chunks: `cat` puts it together again. */
export async function* fileEntries(
  files: AsyncIterable<{ path: string; file: string }> | Iterable<{ path: string; file: string }>,
): AsyncGenerator<Entry> {
  for await (const { path, file } of files) {
    const handle = await open(file, 'r')
    try {
      for (let at = 0, isMore = true; isMore; at++) {
        const { bytesRead, buffer } = await handle.read(Buffer.alloc(chunkSize), 0, chunkSize, at * chunkSize)
        isMore = bytesRead === chunkSize
        // An empty file is a file as well.
        if (!bytesRead && at) break
        const chunk = buffer.subarray(0, bytesRead)
        const name = `files/${path}/${numbered(at)}`
        yield isPacked(chunk)
          ? { name, body: chunk }
          : { name: `${name}.gz`, body: await zip(chunk, { level: 1 }) }
      }
    } finally {
      await handle.close()
    }
  }
}

const isHole = (chunk: Buffer): boolean => chunk.length > 0 && chunk.equals(Buffer.alloc(chunk.length))

/** Writes the chunks of files, in their order, into a folder. No name leads out of it. */
export function fileWriter(folder: string) {
  let path = ''
  let handle: FileHandle | undefined
  let size = 0
  const close = async () => {
    await handle?.close()
    handle = undefined
    path = ''
  }
  const end = async () => {
    await handle?.truncate(size)
    await handle?.sync()
    await close()
  }
  return {
    async write({ name, body }: Entry): Promise<void> {
      const parts = name.split('/')
      const last = parts.pop() ?? ''
      const file = resolve(folder, ...parts.slice(1))
      if (parts[0] !== 'files' || !file.startsWith(resolve(folder) + sep)) throw new Error(name)
      if (file !== path) {
        await end()
        await mkdir(dirname(file), { recursive: true })
        handle = await open(file, 'w')
        path = file
        size = 0
      }
      const chunk = last.endsWith('.gz') ? await unzip(body) : body
      // A hole stays one.
      if (!isHole(chunk)) await handle?.write(chunk, 0, chunk.length, size)
      size += chunk.length
    },
    end,
    /** Lets go of a file that shall not be. */
    close,
  }
}
