import { describe, expect, it } from 'vitest'
import { codeOf, sourceFiles } from './source'

const files = sourceFiles('src/api', 'src/server', 'src/domain')
const linesWith = (pattern: RegExp): string[] =>
  files.flatMap((file) =>
    codeOf(file)
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file.path}: ${line.trim()}`),
  )

describe('the server', () => {
  it('calls addresses that people type in two places alone, which look at where they lead; links and choices from elsewhere are fetched by the browser', () => {
    expect(files.length).toBeGreaterThan(100)
    // That the API itself is called so is no call of its own.
    expect(
      linesWith(
        /(?<![.\w])fetch\((?!request: Request\b)|\bXMLHttpRequest\b|\bnew (?:WebSocket|EventSource)\(/,
      ),
    ).toEqual([
      // Where files and archives are, by the settings of who runs it.
      'src/server/storage/bucketRequests.ts: const answer = await fetch(signed)',
    ])
    const lines = linesWith(/from '(?:node:)?(?:https?|http2|net|tls|dgram|dns)'/)
    // Besides that, the one connection is that to the database.
    expect(lines.filter((line) => !/import type|import \{ createServer\b/.test(line))).toEqual([
      "src/server/post.ts: import { request as overHttp } from 'node:http'",
      "src/server/post.ts: import { request as overHttps } from 'node:https'",
      "src/server/readLimit.ts: import { connect } from 'node:net'",
      "src/server/remote.ts: import { type ClientRequest, type IncomingMessage, get as overHttp } from 'node:http'",
      "src/server/remote.ts: import { get as overHttps } from 'node:https'",
    ])
  })
})
