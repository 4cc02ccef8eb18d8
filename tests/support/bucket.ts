import { randomUUID } from 'node:crypto'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { AwsClient } from 'aws4fetch'
import { onTestFinished } from 'vitest'

const host = process.env.TEST_BUCKET_HOST

/** Whether `tests/support/bucket.sh` has started a server. */
export const hasBuckets = Boolean(host)

const key = { accessKeyId: 'test:tester', secretAccessKey: 'testing' }

const aws = new AwsClient({ ...key, service: 's3', region: 'us-east-1' })

/** The address of a new bucket, seen by another host if one is given. */
export async function emptyBucket(seenAs = host): Promise<string> {
  const name = `nep-${randomUUID()}`
  const answer = await aws.fetch(`http://${host}/${name}`, { method: 'PUT' })
  if (!answer.ok) throw new Error(`no bucket: ${answer.status} ${await answer.text()}`)
  return `s3://test%3Atester:${key.secretAccessKey}@${seenAs}/${name}?region=us-east-1&path-style=1`
}

/** How many objects were begun in parts, and not ended. */
export async function unfinishedIn(bucket: string): Promise<number> {
  const [name] = /nep-[\w-]+/.exec(bucket) ?? []
  const answer = await aws.fetch(`http://${host}/${name}?uploads`)
  return (await answer.text()).split('<Upload>').length - 1
}

/** Another place in the same bucket. */
export const folderIn = (bucket: string, folder: string): string => bucket.replace('?', `/${folder}?`)

interface Line {
  host: string
  /** After how many bytes, both ways, a connection breaks: once for each number. */
  breaks: number[]
  isCut: boolean
}

/** A line to the server that breaks. */
export async function shakyLine(): Promise<Line> {
  const open = new Set<Socket>()
  const line: Line = { host: '', breaks: [], isCut: false }
  let passed = 0
  const server = createServer((near) => {
    const far = connect(Number(host?.split(':')[1]), '127.0.0.1')
    const drop = () => {
      for (const socket of [near, far]) socket.destroy()
    }
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('error', drop).on('close', drop)
      other.on('drain', () => socket.resume())
      socket.on('data', (chunk) => {
        passed += chunk.length
        const isOver = passed > (line.breaks[0] ?? Number.POSITIVE_INFINITY)
        if (isOver) {
          line.breaks.shift()
          passed = 0
        }
        if (isOver || line.isCut) drop()
        else if (!other.write(chunk)) socket.pause()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  line.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return line
}
