import Cancel from '@mui/icons-material/Close'
import Failed from '@mui/icons-material/ErrorOutlined'
import Known from '@mui/icons-material/FileCopyOutlined'
import Retry from '@mui/icons-material/Replay'
import Done from '@mui/icons-material/TaskAlt'
import { Box, Button, IconButton, LinearProgress, Tooltip, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { cleanLine } from '../../../../domain/cleanText'
import { formatBytes } from '../formatBytes'
import type { Upload } from './uploads'
import type { UploadsValue } from './useUploads'

interface UploadRowProps {
  item: Upload
  uploads: UploadsValue
}

const marks: Partial<Record<Upload['status'], ReactNode>> = {
  done: <Done color="success" fontSize="small" aria-hidden />,
  known: <Known color="warning" fontSize="small" aria-hidden />,
  failed: <Failed color="error" fontSize="small" aria-hidden />,
}

export function UploadRow({ item, uploads }: UploadRowProps) {
  const { id, status, progress, error, canRetry, known } = item
  const { cancel, retry, forget, takeKnown, storeAnyway } = uploads
  const file = { name: cleanLine(item.file.name), size: item.file.size }
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const words = useStatusWords(item)
  const button = (key: 'cancel' | 'retry' | 'remove', icon: ReactNode, act: (id: number) => void) => {
    const label = translate(`resources.media.upload.${key}`, { name: file.name })
    return (
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={() => act(id)}>
          {icon}
        </IconButton>
      </Tooltip>
    )
  }
  const isRunning = status === 'waiting' || status === 'sending'
  const isStored = progress >= 1
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          {marks[status]}
          <Typography noWrap sx={{ flex: 1 }} title={file.name}>
            {file.name}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
            {formatBytes(file.size, locale)} · {words}
          </Typography>
        </Box>
        {status === 'sending' && (
          <LinearProgress
            variant={isStored ? 'indeterminate' : 'determinate'}
            value={isStored ? undefined : progress * 100}
            aria-label={file.name}
            sx={{ mt: 0.5, borderRadius: 1 }}
          />
        )}
        {known && (
          <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {translate('resources.media.upload.known_as', { name: known.name })}
            </Typography>
            <Button size="small" variant="outlined" onClick={() => takeKnown(id)}>
              {translate('resources.media.upload.take_known')}
            </Button>
            <Button size="small" onClick={() => storeAnyway(id)}>
              {translate('resources.media.upload.store_anyway')}
            </Button>
          </Box>
        )}
        {error && (
          <Typography variant="body2" color="error" role="alert">
            {translate(error.key, { ...error.params, _: error.key })}
          </Typography>
        )}
      </Box>
      {canRetry && !isRunning && button('retry', <Retry fontSize="small" />, retry)}
      {isRunning
        ? button('cancel', <Cancel fontSize="small" />, cancel)
        : button('remove', <Cancel fontSize="small" />, forget)}
    </Box>
  )
}

function useStatusWords({ status, progress }: Upload): string {
  const translate = useTranslate()
  if (status === 'sending' && progress >= 1) return translate('resources.media.upload.storing')
  const percent = Math.round(progress * 100)
  return translate(`resources.media.upload.${status === 'failed' ? 'not_done' : status}`, { percent })
}
