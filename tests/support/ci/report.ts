import { writeFileSync } from 'node:fs'

interface Report {
  passed: number
  failed: number
  problems: { title: string; message?: string }[]
}

const MESSAGE_CHARS = 1500

/** Writes `$REPORT`: the counts in the first line, then each problem with its message. */
export function writeReport({ passed, failed, problems }: Report) {
  if (!process.env.REPORT) return
  const texts = problems.map(
    ({ title, message = '' }) => `${title}\n${message.slice(0, MESSAGE_CHARS).replace(/^/gm, '    ')}\n`,
  )
  writeFileSync(process.env.REPORT, `${passed} ${failed}\n${texts.join('')}`)
}
