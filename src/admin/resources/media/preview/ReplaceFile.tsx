import Swap from '@mui/icons-material/SwapHoriz'
import { Button, DialogContentText } from '@mui/material'
import { useRef, useState } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import { mediaTypes } from '../../../../domain/media'
import type { Media } from '../../../../domain/mediaSchema'
import { ConfirmDialog } from '../../../components/form/ConfirmDialog'
import { useFeedback } from '../../../components/form/useFeedback'
import { useUsesCount } from '../../../components/media/uses/useUsesCount'
import type { AppDataProvider } from '../../../providers/data/types'

/** Replaces the file by another from this device, after telling the effect on its address. */
export function ReplaceFile({ media }: { media: Media }) {
  const translate = useTranslate()
  const notify = useNotify()
  const usesCount = useUsesCount()
  const provider = useDataProvider<AppDataProvider>()
  const { failed } = useFeedback('media')
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [isBusy, setBusy] = useState(false)
  const accepted = Object.entries(mediaTypes).filter(([, { kind }]) => kind === media.kind)
  const replace = async () => {
    if (!file) return
    setBusy(true)
    try {
      await provider.replaceMedia(media, file)
      setFile(undefined)
      notify('resources.media.notifications.replaced', { type: 'success' })
    } catch (error) {
      failed('replace_failed', error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button startIcon={<Swap />} variant="outlined" size="small" onClick={() => input.current?.click()}>
        {translate('resources.media.replace.action')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={translate('resources.media.replace.choose')}
        accept={accepted.map(([type]) => type).join(',')}
        onChange={({ target }) => {
          setFile(target.files?.[0])
          // Reset, so that the same file can be chosen again.
          target.value = ''
        }}
      />
      <ConfirmDialog
        open={Boolean(file)}
        busy={isBusy}
        title={translate('resources.media.replace.title', { name: media.name, file: file?.name ?? '' })}
        text={`resources.media.replace.${file?.type === media.type ? 'keeps' : 'moves'}`}
        confirm="resources.media.replace.action"
        onCancel={() => setFile(undefined)}
        onConfirm={() => void replace()}
      >
        <DialogContentText sx={{ mt: 1 }}>
          {usesCount(media.uses_count ?? 0)}. {translate('resources.media.replace.former')}
        </DialogContentText>
      </ConfirmDialog>
    </>
  )
}
