import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { writeReport } from './report.ts'

const titleOf = (test: TestCase) => `${test.module.relativeModuleId}: ${test.fullName}`
const messageOf = ({ errors = [] }: { errors?: readonly { message?: string; stack?: string }[] }) =>
  errors[0]?.stack ?? errors[0]?.message

/** Counts a Vitest run for CI and keeps what failed, also what passed only when repeated. */
export default class CiReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message?: string; stack?: string }[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const failed = tests.filter((test) => test.result().state === 'failed')
    const flaky = tests.filter((test) => test.diagnostic()?.flaky)
    // A module that does not load, or a hook that throws.
    const broken = modules.filter((module) => module.errors().length > 0)
    writeReport({
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: failed.length + broken.length + unhandled.length,
      problems: [
        ...failed.map((test) => ({ title: `failed: ${titleOf(test)}`, message: messageOf(test.result()) })),
        ...broken.map((module) => ({
          title: `failed: ${module.relativeModuleId}`,
          message: messageOf({ errors: module.errors() }),
        })),
        ...unhandled.map((error) => ({
          title: 'failed: unhandled error',
          message: error.stack ?? error.message,
        })),
        ...flaky.map((test) => ({ title: `flaky: ${titleOf(test)}`, message: messageOf(test.result()) })),
      ],
    })
  }
}
