import { useNotify } from 'react-admin'
import { useFeedback } from '../../../components/form/useFeedback'
import { errorBody } from '../../../providers/http/httpError'

/** Tells why nothing was sent. Where nothing can be, as in a browser, the API says so itself, and no retry helps. */
export function useSendFailed() {
  const notify = useNotify()
  const { failed } = useFeedback('settings')
  return (what: `${string}_failed`, error: unknown) => {
    const body = errorBody(error)
    if (body?.code === 'unavailable') notify(body.message, { type: 'warning' })
    else failed(what, error)
  }
}
