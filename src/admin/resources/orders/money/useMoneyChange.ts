import { useCallback, useContext } from 'react'
import { useNotify } from 'react-admin'
import { SendAlone } from '../../../components/form/sendAlone'

/** Tells that money or goods have moved. The form around takes over the new row and keeps what is typed. */
export function useMoneyChange(): (told: string) => Promise<void> {
  const notify = useNotify()
  const form = useContext(SendAlone)
  return useCallback(
    async (told) => {
      notify(told, { type: 'success' })
      // The money has moved, whether or not the row can be read again now.
      await form?.refresh().catch(() => undefined)
    },
    [notify, form],
  )
}
