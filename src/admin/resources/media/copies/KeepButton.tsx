import { Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import type { Media } from '../../../../domain/mediaSchema'
import { ConfirmDialog } from '../../../components/form/ConfirmDialog'
import { useFeedback } from '../../../components/form/useFeedback'
import { useUndo } from '../../../components/history/useUndo'
import type { AppDataProvider } from '../../../providers/data/types'

/** Keeps one of equal files: uses of the others move to it, and the others go to the trash. */
function useMerge() {
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

export function KeepButton({ media }: { media: Media }) {
  const translate = useTranslate()
  const { merge, isBusy } = useMerge()
  const [isAsking, setAsking] = useState(false)
  const { name, copies = 0 } = media
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={translate('resources.media.copies.keep_named', { name })}
        onClick={() => setAsking(true)}
      >
        {translate('resources.media.copies.keep')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        busy={isBusy}
        title={translate('resources.media.copies.title', { smart_count: copies })}
        text={translate('resources.media.copies.text', { name })}
        confirm="resources.media.copies.keep"
        onCancel={() => setAsking(false)}
        onConfirm={() => void merge(media).finally(() => setAsking(false))}
      />
    </>
  )
}
