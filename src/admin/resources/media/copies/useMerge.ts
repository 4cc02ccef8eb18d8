import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import type { Media } from '../../../../domain/mediaSchema'
import { useFeedback } from '../../../components/form/useFeedback'
import { useUndo } from '../../../components/history/useUndo'
import type { AppDataProvider } from '../../../providers/data/types'

/** Keeps one of equal files: uses of the others move to it, and the others go to the trash. */
export function useMerge() {
  const translate = useTranslate()
  const provider = useDataProvider<AppDataProvider>()
  const offerUndo = useUndo()
  const { failed } = useFeedback('media')
  const [isBusy, setBusy] = useState(false)
  const merge = async (media: Media) => {
    setBusy(true)
    try {
      const { batch } = await provider.mergeMedia(media)
      offerUndo(translate('resources.media.notifications.merged'), batch)
    } catch (error) {
      failed('merge_failed', error)
    } finally {
      setBusy(false)
    }
  }
  return { merge, isBusy }
}
