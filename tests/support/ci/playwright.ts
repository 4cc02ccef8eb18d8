import type { Reporter, Suite } from '@playwright/test/reporter'
import { writeReport } from './report.ts'

/** Counts a Playwright run for CI and keeps what failed, also what passed only when repeated. */
export default class CiReporter implements Reporter {
  private root?: Suite

  onBegin(_config: unknown, suite: Suite) {
    this.root = suite
  }

  onEnd() {
    const tests = this.root?.allTests() ?? []
    const problems = tests.flatMap((test) => {
      const outcome = test.outcome()
      if (outcome !== 'unexpected' && outcome !== 'flaky') return []
      const title = `${outcome === 'flaky' ? 'flaky' : 'failed'}: ${test.titlePath().join(' › ')}`
      return { title, message: test.results.find(({ error }) => error)?.error?.message }
    })
    writeReport({
      passed: tests.filter((test) => ['expected', 'flaky'].includes(test.outcome())).length,
      failed: tests.filter((test) => test.outcome() === 'unexpected').length,
      problems,
    })
  }

  printsToStdio() {
    return false
  }
}
