import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { reasonOf } from '../errors'
import type { BucketAddress } from './bucketAddress'

interface BucketRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** Of an object; `''` for the bucket. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array
  /** In ms; how long one attempt may take, besides its body. */
  patience?: number
}

/** A bucket that does not do what it is asked counts as a disk that is broken. */
export class BucketError extends Error {
  readonly code = 'EIO'
  constructor(
    message: string,
    /** Of the answer; 0 if there was none. */
    readonly status: number,
  ) {
    super(message)
  }
}

const attempts = 4
/** In ms. */
const usualPatience = 10_000
/** In bytes a ms; slower is not waited for. */
const slowest = 200

type Read<T> = (answer: Response) => T | Promise<T>

/** Requests to a bucket; all throw `BucketError`. */
export interface BucketRequests {
  /** Sends it and reads the answer; null where there is no such thing. */
  find<T>(request: BucketRequest, read: Read<T>): Promise<T | null>
  /** Does the same where it has to be there. */
  need<T>(request: BucketRequest, read: Read<T>): Promise<T>
}

/** Signs requests and sends them, again where the network or the other side fails for the moment. */
export function bucketRequests(address: BucketAddress): BucketRequests {
  const aws = new AwsClient({
    accessKeyId: address.key,
    secretAccessKey: address.secret,
    region: address.region,
    service: 's3',
  })

  async function attempt<T>(request: BucketRequest, read: Read<T>): Promise<T | null> {
    const { method, key = '', query = {}, headers = {}, body } = request
    const patience = (request.patience ?? usualPatience) + Math.ceil((body?.length ?? 0) / slowest)
    const late = new AbortController()
    const seconds = Math.round(patience / 1000)
    const timer = setTimeout(() => late.abort(new Error(`no answer within ${seconds} s`)), patience)
    try {
      const path = key && `/${key.split('/').map(encodeURIComponent).join('/')}`
      const search = new URLSearchParams(query).toString()
      const signed = await aws.sign(`${address.url}${path || '/'}${search && `?${search}`}`, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': sha256(body) },
        body: body as Uint8Array<ArrayBuffer> | undefined,
        signal: late.signal,
      })
      const answer = await fetch(signed)
      if (answer.ok) return await read(answer)
      const said = await answer.text()
      if (answer.status === 404 && !said.includes('NoSuchBucket')) return null
      throw new BucketError(`${answer.status} ${codeIn(said)}`.trim(), answer.status)
    } catch (error) {
      throw error instanceof BucketError ? error : new BucketError(reasonOf(error), 0)
    } finally {
      clearTimeout(timer)
    }
  }

  const failed = ({ method }: BucketRequest, reason: string, status: number) =>
    new BucketError(`${address.name}: ${reason} (${method})`, status)

  async function find<T>(request: BucketRequest, read: Read<T>): Promise<T | null> {
    for (let count = 1; ; count++)
      try {
        return await attempt(request, read)
      } catch (error) {
        const { message, status } = error as BucketError
        if (count < attempts && isPassing(status)) await pause(Math.random() * 300 * 2 ** count)
        else throw failed(request, message, status)
      }
  }

  return {
    find,
    async need(request, read) {
      const found = await find(request, read)
      if (found === null) throw failed(request, '404', 404)
      return found
    },
  }
}

const sha256 = (body: Uint8Array | string = ''): string => createHash('sha256').update(body).digest('hex')

const codeIn = (xml: string): string => /<Code>(\w+)<\/Code>/.exec(xml)?.[1] ?? ''

/** Of a failure: whether the next attempt may do better. */
const isPassing = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || (status >= 500 && status !== 501)
