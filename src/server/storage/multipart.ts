import { BucketError, type BucketRequests } from './bucketRequests'
import { textIn, textsIn } from './bucketXml'

/** Bytes that can be read again, when a part has to be sent again. */
export interface PartSource {
  size: number
  /** From `start` to before `end`. */
  read(start: number, end: number): Promise<Uint8Array>
}

/** In bytes; what is longer is put in parts. */
export const partSize = 16 << 20

/** S3 admits no more. */
const mostParts = 10_000

/** In ms. */
const patience = 300_000

/** In ms: nobody is still at it. */
const unfinishedAfter = 48 * 3_600_000

/** Puts a long object, which is there when its last part is; what fails leaves nothing. */
export async function putInParts(
  { find, need }: BucketRequests,
  key: string,
  { size, read }: PartSource,
  type: string,
): Promise<void> {
  const begun = await need(
    { method: 'POST', key, query: { uploads: '' }, headers: { 'content-type': type } },
    textOf,
  )
  const uploadId = textIn(begun, 'UploadId')
  try {
    const step = Math.max(partSize, Math.ceil(size / mostParts))
    const parts: string[] = []
    for (let at = 0; at < size; at += step) {
      const number = parts.length + 1
      const body = await read(at, Math.min(at + step, size))
      const query = { partNumber: String(number), uploadId }
      const etag = await need({ method: 'PUT', key, query, body }, etagOf)
      parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`)
    }
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
    const request = { method: 'POST', key, query: { uploadId }, body, patience } as const
    const done = await find(request, async (answer) => {
      // Its head is sent before the work is done.
      const said = await answer.text()
      if (said.includes('<Error>')) throw new BucketError(textIn(said, 'Code'), 500)
      return true
    })
    // Asked again, because the first answer was lost, it knows no such upload.
    if (!done) await need({ method: 'HEAD', key }, ({ headers }) => isSize(headers, size) || null)
  } catch (error) {
    await find({ method: 'DELETE', key, query: { uploadId } }, () => true).catch(() => undefined)
    throw error
  }
}

/** Gives up what was begun and never finished below a prefix: it costs room, and is seen nowhere. */
export async function dropUnfinished({ find }: BucketRequests, prefix: string): Promise<void> {
  const listed = await find({ method: 'GET', query: { uploads: '', prefix } }, textOf)
  for (const upload of textsIn(listed ?? '', 'Upload')) {
    const isOld = Date.now() - Date.parse(textIn(upload, 'Initiated')) > unfinishedAfter
    const query = { uploadId: textIn(upload, 'UploadId') }
    if (isOld) await find({ method: 'DELETE', key: textIn(upload, 'Key'), query }, () => true)
  }
}

const textOf = (answer: Response): Promise<string> => answer.text()

const isSize = (headers: Headers, size: number): boolean => Number(headers.get('content-length')) === size

async function etagOf(answer: Response): Promise<string> {
  await answer.arrayBuffer()
  return answer.headers.get('etag') ?? ''
}
