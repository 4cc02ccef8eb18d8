import Close from '@mui/icons-material/Close'
import { Box, Button, Card, IconButton, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { type MediaKind, maxUpload, takenTypes } from '../../../../domain/media'
import { box } from '../../../theme/tokens'
import { formatBytes } from '../formatBytes'
import { UploadButton } from './UploadButton'
import { UploadRow } from './UploadRow'
import { isBusy } from './uploads'
import type { UploadsValue } from './useUploads'

interface UploadPanelProps {
  uploads: UploadsValue
  kind?: MediaKind
  listOnly?: boolean
  onClose?: () => void
}

export function UploadPanel({ uploads, kind, listOnly, onClose }: UploadPanelProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { items, upload, forget } = uploads
  const done = items.filter(({ status }) => status === 'done').length
  return (
    <Card component="section" aria-label={translate('resources.media.upload.title')} sx={{ mb: 2 }}>
      {!listOnly && (
        <Box
          sx={{
            position: 'relative',
            m: 1,
            p: 2,
            textAlign: 'center',
            border: 2,
            borderStyle: 'dashed',
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          {onClose && (
            <IconButton
              onClick={onClose}
              size="small"
              aria-label={translate('resources.media.upload.close')}
              sx={{ position: 'absolute', top: 8, insetInlineEnd: 8 }}
            >
              <Close fontSize="small" />
            </IconButton>
          )}
          <Typography sx={{ mb: 1 }}>{translate('resources.media.upload.drop')}</Typography>
          <UploadButton label="resources.media.upload.choose" kind={kind} onFiles={upload} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            {translate('resources.media.upload.limits', {
              max: formatBytes(maxUpload, locale),
              types: takenTypes(kind),
            })}
          </Typography>
        </Box>
      )}
      {items.length > 0 && (
        <Box sx={{ px: 2, py: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography variant="body2" color="textSecondary" role="status">
              {translate('resources.media.upload.summary', { done, total: items.length })}
            </Typography>
            <Button size="small" onClick={() => forget()} disabled={items.every(isBusy)}>
              {translate('resources.media.upload.clear')}
            </Button>
          </Box>
          <Box
            component="ul"
            aria-label={translate('resources.media.upload.list')}
            sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: box.scroller, overflowY: 'auto' }}
          >
            {items.map((item) => (
              <UploadRow key={item.id} item={item} uploads={uploads} />
            ))}
          </Box>
        </Box>
      )}
    </Card>
  )
}
