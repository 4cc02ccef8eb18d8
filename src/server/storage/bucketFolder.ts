import { createWriteStream } from 'node:fs'
import { mkdir, open as openFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { codeOf, reasonOf } from '../errors'
import type { Bucket, BucketObject } from './bucket'
import { BucketError } from './bucketRequests'
import { eachOf, type Folder, type OpenedFile, typeOf } from './folder'

/** In ms; bytes that do not come are asked for again. */
const stalledAfter = 10_000

const triesWithoutProgress = 4

/**
 * The objects below a prefix of a bucket.
 * @param below empty, or with its slash
 * @param not a folder in it that is not a part of it
 */
export function bucketFolder(bucket: Bucket, below = '', not?: string): Folder {
  const root = bucket.prefix + below
  /** `null` for a path that no object can have. */
  const keyOf = (path: string): string | null => {
    const parts = path.split('/')
    const isPlain =
      parts.every((part) => part !== '' && part !== '.' && part !== '..') && !/\p{Cc}/u.test(path)
    const isLong = Buffer.byteLength(root + path) > 1024
    return isPlain && !isLong && parts[0] !== not ? root + path : null
  }
  const needKey = (path: string): string => {
    const key = keyOf(path)
    if (key === null) throw new Error(`no object can be named ${JSON.stringify(path)}`)
    return key
  }
  async function open(path: string): Promise<OpenedFile | null> {
    const key = keyOf(path)
    const found = key === null ? null : await bucket.head(key)
    if (key === null || !found) return null
    return {
      ...found,
      type: typeOf(path),
      stream: ({ start, end } = { start: 0, end: found.size - 1 }) =>
        Readable.from(bytesOf(bucket, key, found, start, end)),
    }
  }
  return {
    hasDrafts: false,
    open,
    async put(path, bytes, type) {
      const read = async (start: number, end: number) => bytes.subarray(start, end)
      await bucket.put(needKey(path), { size: bytes.length, read }, type)
    },
    async putFile(path, file) {
      const handle = await openFile(file, 'r')
      try {
        const { size } = await handle.stat()
        const read = async (start: number, end: number) => {
          const { buffer, bytesRead } = await handle.read(Buffer.alloc(end - start), 0, end - start, start)
          if (bytesRead < end - start) throw new Error(`${file} changed while it was read`)
          return buffer
        }
        await bucket.put(needKey(path), { size, read }, typeOf(path))
      } finally {
        await handle.close()
      }
    },
    async get(path) {
      for (let file = await open(path); file; file = await open(path))
        try {
          return { bytes: Buffer.concat(await file.stream().toArray()), type: file.type }
        } catch (error) {
          if (!isReplaced(error)) throw error
        }
      return null
    },
    async delete(path) {
      const key = keyOf(path)
      if (key !== null) await bucket.delete(key)
    },
    async clear(path) {
      const key = keyOf(path)
      const prefix = path ? `${key}/` : root
      if (!path || key) await eachOf(bucket.list({ prefix }), (each) => bucket.delete(each.key))
    },
    async *entries(path) {
      const key = path ? keyOf(path) : ''
      if (key === null) return
      const prefix = path ? `${key}/` : root
      for await (const { key: found, etag } of bucket.list({ prefix, delimiter: '/' })) {
        const name = found.slice(prefix.length).replace(/\/$/, '')
        // Consoles make objects that stand for a folder itself.
        const isOurs = name && !(prefix === root && name === not)
        if (isOurs) yield { name, isFolder: etag === undefined, etag: async () => etag ?? null }
      }
    },
    async copyTo(path, target) {
      await mkdir(dirname(target), { recursive: true })
      for (let file = await open(path); file; file = await open(path))
        try {
          await pipeline(file.stream(), createWriteStream(target, { flags: 'wx', mode: 0o600 }))
          return true
        } catch (error) {
          if (codeOf(error) === 'EEXIST') return false
          await rm(target, { force: true })
          if (!isReplaced(error)) throw error
        }
      return true
    },
  }
}

const isReplaced = (error: unknown): boolean =>
  error instanceof BucketError && (error.status === 412 || error.status === 404)

/** Goes on where the connection broke, as long as it is the same object. */
async function* bytesOf(
  bucket: Bucket,
  key: string,
  { etag }: BucketObject,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  try {
    for (let at = start, failures = 0; at <= end; ) {
      let chunk: Uint8Array
      try {
        reader ??= await bucket.range(key, at, end, etag)
        chunk = await nextOf(reader)
      } catch (error) {
        await reader?.cancel().catch(() => undefined)
        reader = undefined
        if (error instanceof BucketError) throw error
        if (++failures === triesWithoutProgress) throw new BucketError(`${key}: ${reasonOf(error)}`, 0)
        await pause(200 * 2 ** failures)
        continue
      }
      at += chunk.length
      failures = 0
      yield chunk
    }
  } finally {
    await reader?.cancel().catch(() => undefined)
  }
}

/** @throws Error if none comes */
async function nextOf(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array> {
  const over = new AbortController()
  const late = pause(stalledAfter, undefined, { signal: over.signal })
  try {
    const chunk = await Promise.race([reader.read(), late.catch(() => undefined)])
    if (!chunk?.value) throw new Error(chunk ? 'the end is missing' : 'no bytes came')
    return chunk.value
  } finally {
    over.abort()
  }
}
