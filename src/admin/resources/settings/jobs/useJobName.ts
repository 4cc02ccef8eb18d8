import { useTranslate } from 'react-admin'
import { type FailedJob, namedJobKinds } from '../../../../domain/jobs'

/** A job in words. */
export function useJobName(): (job: FailedJob) => string {
  const translate = useTranslate()
  return ({ kind }) =>
    namedJobKinds.includes(kind)
      ? translate(`resources.jobs.kind.${kind}`)
      : translate('resources.jobs.kind.other', { kind })
}
