import { statementsOf } from '../support/statements'
import type { Engine } from './engines'
import type { BenchPage } from './pages'

/** One line of the table; times in milliseconds, medians. */
export interface Latency {
  page: string
  api: number
  floor: number
  statements: number
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function time(work: () => Promise<unknown>, runs: number): Promise<number> {
  const times: number[] = []
  // Slow pages are measured fewer times, so that the table takes only minutes.
  for (let spent = 0; times.length < runs && (spent < 4_000 || times.length < 3); ) {
    const start = performance.now()
    await work()
    const took = performance.now() - start
    times.push(took)
    spent += took
  }
  return median(times)
}

/** Measures one page through the API, alternating with the bare SQL. */
export async function latencyOf(
  engine: Engine,
  get: (path: string) => Promise<Response>,
  page: BenchPage,
): Promise<Latency> {
  const call = async () => {
    const response = await get(page.path)
    if (!response.ok) throw new Error(`${page.path}: ${await response.text()}`)
    return response.text()
  }
  await call()
  await engine.raw(page.floor)
  const statements = (await statementsOf(engine.db, call)).length
  return {
    page: page.name,
    api: await time(call, 41),
    floor: await time(() => engine.raw(page.floor), 41),
    statements,
  }
}
