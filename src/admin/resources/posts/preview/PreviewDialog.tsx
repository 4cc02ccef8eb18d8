import Close from '@mui/icons-material/Close'
import { Box, Dialog, DialogContent, DialogTitle, IconButton } from '@mui/material'
import { type MouseEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { PostInput } from '../../../../domain/postSchema'
import type { PostType } from '../../../../domain/typeSchema'
import { SearchPreview } from '../../../components/seo/SearchPreview'
import { SharePreview } from '../../../components/seo/SharePreview'
import { useIsPhone } from '../../../components/viewport/useIsPhone'
import { useIsBare } from '../../../providers/site'
import { box } from '../../../theme/tokens'
import { seoShown } from '../form/seoShown'
import { type Device, DeviceChoice } from './DeviceChoice'
import { Reader } from './Reader'

const widths: Record<Device, number> = { desktop: box.page, phone: box.phone }

interface PreviewDialogProps {
  type: PostType
  onClose: () => void
}

export default function PreviewDialog({ type, onClose }: PreviewDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const isPhone = useIsPhone()
  const shown = seoShown(type, useIsBare(type.id))
  const { getValues } = useFormContext<PostInput>()
  const [post] = useState(() => structuredClone(getValues()))
  const [device, setDevice] = useState<Device>('desktop')
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" fullScreen={isPhone} aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
        <DialogTitle id={titleId} sx={{ flex: 1, minWidth: 0 }}>
          {translate('preview.title')}
        </DialogTitle>
        {!isPhone && <DeviceChoice value={device} onChange={setDevice} />}
        <IconButton
          aria-label={translate('common.close')}
          title={translate('common.close')}
          onClick={onClose}
        >
          <Close />
        </IconButton>
      </Box>
      {/* Focusable, so that keys scroll it. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={titleId} sx={ground}>
        <Box
          onClickCapture={stay}
          onAuxClickCapture={stay}
          data-device={device}
          sx={{ ...page, maxWidth: widths[device] }}
        >
          <Reader post={post} type={type} width={widths[device]} />
        </Box>
        <Box sx={cards}>
          <SearchPreview fields={shown} />
          <SharePreview fields={shown} />
        </Box>
      </DialogContent>
    </Dialog>
  )
}

/** Following links would lose unsaved changes. */
function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

const ground = { bgcolor: 'background.default', '&:focus-visible': { outlineOffset: -2 } } as const
const page = {
  mx: 'auto',
  my: 2,
  p: { xs: 2, sm: 3 },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  overflowWrap: 'anywhere',
} as const
const cards = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  '& > *': { width: '100%', maxWidth: box.line },
} as const
