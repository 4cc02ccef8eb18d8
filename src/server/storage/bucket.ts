import type { BucketAddress } from './bucketAddress'
import { BucketError, bucketRequests } from './bucketRequests'
import { textIn, textsIn } from './bucketXml'
import { dropUnfinished, type PartSource, partSize, putInParts } from './multipart'

export interface BucketObject {
  size: number
  etag: string
  /** In ms. */
  changedAt: number
}

export interface ListedObject {
  key: string
  /** Undefined for a folder, whose key ends with a slash. */
  etag?: string
}

export type Bucket = ReturnType<typeof openBucket>

/** Objects by their keys; any failure is a `BucketError`. */
export function openBucket(address: BucketAddress) {
  const requests = bucketRequests(address)
  const { find, need } = requests

  async function* list(query: { prefix: string; delimiter?: string }): AsyncGenerator<ListedObject> {
    for (let token = ''; ; ) {
      const page = { ...query, ...(token && { 'continuation-token': token }) }
      const request = { 'list-type': '2', 'encoding-type': 'url', ...page }
      const xml = await need({ method: 'GET', query: request }, (answer) => answer.text())
      for (const each of textsIn(xml, 'CommonPrefixes')) yield { key: keyIn(xml, each, 'Prefix') }
      for (const each of textsIn(xml, 'Contents'))
        yield { key: keyIn(xml, each, 'Key'), etag: textIn(each, 'ETag') }
      if (textIn(xml, 'IsTruncated') !== 'true') return
      token = textIn(xml, 'NextContinuationToken')
    }
  }

  return {
    prefix: address.prefix,
    async put(key: string, source: PartSource, type: string): Promise<void> {
      if (source.size > partSize) return putInParts(requests, key, source, type)
      const body = await source.read(0, source.size)
      const headers = { 'content-type': type }
      await need({ method: 'PUT', key, body, headers }, drained)
    },
    head: (key: string): Promise<BucketObject | null> =>
      find({ method: 'HEAD', key }, ({ headers }) => ({
        size: Number(headers.get('content-length')),
        etag: headers.get('etag') ?? '',
        changedAt: Date.parse(headers.get('last-modified') ?? ''),
      })),
    /** From `start` to `end` of the object that has the ETag. */
    range(key: string, start: number, end: number, etag: string) {
      const headers = { range: `bytes=${start}-${end}`, 'if-match': etag }
      return need({ method: 'GET', key, headers }, ({ status, body }) => {
        if (status !== 206 || !body) throw new BucketError('no part was answered', 501)
        return body.getReader()
      })
    },
    async delete(key: string): Promise<void> {
      await find({ method: 'DELETE', key }, drained)
    },
    /** With `delimiter` what is deeper shows as folders alone. */
    list,
    dropUnfinished: () => dropUnfinished(requests, address.prefix),
    /** @throws BucketError if it cannot be used as its address says */
    async check(): Promise<void> {
      for await (const _ of list({ prefix: address.prefix, delimiter: '/' })) return
    },
  }
}

async function drained(answer: Response): Promise<true> {
  await answer.arrayBuffer()
  return true
}

/** Some do not encode keys, whatever is wished. */
function keyIn(xml: string, element: string, name: string): string {
  const text = textIn(element, name)
  return textIn(xml, 'EncodingType') === 'url' ? decodeURIComponent(text.replaceAll('+', ' ')) : text
}
