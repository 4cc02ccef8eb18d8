import Close from '@mui/icons-material/Close'
import Previous from '@mui/icons-material/NavigateBefore'
import Next from '@mui/icons-material/NavigateNext'
import { Box, Dialog, IconButton, Tooltip, Typography, useTheme } from '@mui/material'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import type { Media } from '../../../../domain/media'
import { useIsPhone } from '../../../components/useIsPhone'
import { PreviewDetails } from './PreviewDetails'
import { PreviewFile } from './PreviewFile'

interface PreviewProps {
  rows: readonly Media[]
  /** Id of the open file, if any. */
  shown: number | undefined
  onShow: (id: number | undefined) => void
}

/** Shows a file in full with its details; arrow keys go to the previous or next one. */
export function Preview({ rows, shown, onShow }: PreviewProps) {
  const translate = useTranslate()
  const titleId = useId()
  const isRtl = useTheme().direction === 'rtl'
  const isPhone = useIsPhone()
  const place = rows.findIndex(({ id }) => id === shown)
  const media = rows[place]
  if (!media) return null

  const [before, after] = [rows[place - 1], rows[place + 1]]
  const close = () => onShow(undefined)
  const show = (row: Media | undefined) => row && onShow(row.id)
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent) => {
    // Ignore keys of dialogs on top; players and inputs use arrow keys themselves.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return
    if (target.closest('video, audio, input')) return
    if (key === 'ArrowRight') show(isRtl ? before : after)
    if (key === 'ArrowLeft') show(isRtl ? after : before)
  }
  // At the ends the button is inactive but focusable, so that keys keep working.
  const button = (label: string, icon: ReactNode, act: () => void, isResting = false) => (
    <Tooltip title={translate(`resources.media.preview.${label}`)}>
      <IconButton
        onClick={act}
        aria-disabled={isResting}
        aria-label={translate(`resources.media.preview.${label}`)}
        sx={{ opacity: isResting ? 0.38 : 1 }}
      >
        {icon}
      </IconButton>
    </Tooltip>
  )
  return (
    <Dialog
      open
      onClose={close}
      onKeyDown={onKeyDown}
      maxWidth="lg"
      fullScreen={isPhone}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { height: { sm: 'calc(100% - var(--bar))' } } } }}
    >
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1 }}>
        <Typography id={titleId} variant="h2" noWrap sx={{ flex: 1, minWidth: 0 }}>
          {media.name}
        </Typography>
        <Typography color="textSecondary" sx={{ whiteSpace: 'nowrap', mx: 1 }} role="status">
          <bdi>{translate('resources.media.preview.place', { place: place + 1, total: rows.length })}</bdi>
        </Typography>
        {button('previous', isRtl ? <Next /> : <Previous />, () => show(before), !before)}
        {button('next', isRtl ? <Previous /> : <Next />, () => show(after), !after)}
        {button('close', <Close />, close)}
      </Box>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          overflowY: 'auto',
        }}
      >
        <PreviewFile key={media.id} media={media} />
        <PreviewDetails
          key={`details ${media.id}`}
          media={media}
          onDeleted={() => (after || before ? show(after ?? before) : close())}
        />
      </Box>
    </Dialog>
  )
}
