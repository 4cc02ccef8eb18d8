import { useState } from 'react'
import type { MemberChange } from '../../../../domain/groupSchema'
import { useSender } from '../../../components/form/sendAlone'
import { useFeedback } from '../../../components/form/useFeedback'
import { useUndo } from '../../../components/history/useUndo'

/** Saves a change of members independently of the surrounding form, with undo. */
export function useMembers() {
  const { send, refresh } = useSender()
  const { failed } = useFeedback('groups')
  const offerUndo = useUndo()
  const [isBusy, setBusy] = useState(false)
  const change = async (members: MemberChange, text: string): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      const batch = await send({ members })
      offerUndo(text, batch, () => void refresh())
      return true
    } catch (error) {
      failed('update_failed', error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { change, isBusy }
}
