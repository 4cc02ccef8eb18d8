import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Media } from '../../../../domain/mediaSchema'
import { ConfirmDialog } from '../../../components/form/ConfirmDialog'
import { useMerge } from './useMerge'

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
