import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { visit } from './settled'
import { dist } from './site'

const kilobyte = 1000

/** The gzip size of a built file: that of the `.gz` beside it. */
async function gzipBytes(path: string): Promise<number> {
  const file = join(dist, 'admin', path)
  if (existsSync(`${file}.gz`)) return (await stat(`${file}.gz`)).size
  return gzipSync(await readFile(file)).byteLength
}

/** What a page has fetched so far. */
export interface Weight {
  /** Kilobytes of JavaScript, gzip. */
  script: number
  requests: number
  /** Requests of the API among them. */
  calls: number
}

/** Counts in bytes and requests, which are the same on every machine. */
export class Scale {
  private readonly urls: string[] = []

  constructor(page: Page) {
    page.on('request', (request) => {
      // `data:` and `blob:` are no requests.
      if (request.url().startsWith('http')) this.urls.push(request.url())
    })
  }

  get scripts(): string[] {
    const paths = this.urls.map((url) => new URL(url).pathname)
    return [...new Set(paths.filter((path) => path.endsWith('.js')))]
  }

  /** Calls of the API so far, by path. */
  get calls(): string[] {
    return this.urls
      .map((url) => new URL(url))
      .filter(({ pathname }) => pathname.startsWith('/api/'))
      .map(({ pathname }) => pathname)
  }

  /** What the calls of the API have searched for. */
  get asked(): string[] {
    return this.urls.map((url) => new URL(url).searchParams.get('search') ?? '').filter(Boolean)
  }

  async weigh(): Promise<Weight> {
    const sizes = await Promise.all(this.scripts.map(gzipBytes))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    return {
      script: Math.round(bytes / 100) / (kilobyte / 100),
      requests: this.urls.length,
      calls: this.calls.length,
    }
  }
}

/** Addresses that end neither in a record nor in something done to the list; the dashboard is none. */
const lists =
  /^\/(?!(?:dashboard.*)?$)(?!.*\/(?:create|import|edit|print|why)$)(?!.*\/(?:new|\d+\/\d+)(?:\/|$))/

/** Tells which pages add more scripts than they may to those of a list and an editor: 70 KB, a list 40. */
export async function weigher(page: Page): Promise<(path: string) => Promise<string[]>> {
  for (const path of ['/posts/add-new-post/1', '/posts/all-posts/1']) await visit(page, path)
  const scale = new Scale(page)
  let before = 0
  return async (path) => {
    const { script } = await scale.weigh()
    const added = script - before
    before = script
    return added > (lists.test(path) ? 40 : 70) ? [`${path}: ${added.toFixed(1)} KB of scripts`] : []
  }
}
