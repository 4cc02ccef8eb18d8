import { useTranslate } from 'react-admin'

/** The reason of an event, with its label; those that the house gives itself are codes. */
export function useReason(): (reason: string) => string {
  const translate = useTranslate()
  return (reason) =>
    translate('history.reason', { reason: translate(`history.reasons.${reason}`, { _: reason }) })
}
