/**
 * Runs the jobs in order; a failure does not stop the others.
 * @throws the failure, or an AggregateError of several, after all jobs
 */
export async function runOneByOne(jobs: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const job of jobs) await job().catch((error: unknown) => failures.push(error))
  if (failures.length > 1) throw new AggregateError(failures, 'Several jobs failed')
  if (failures.length) throw failures[0]
}
