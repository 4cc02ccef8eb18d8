import Close from '@mui/icons-material/Close'
import Previous from '@mui/icons-material/NavigateBefore'
import Next from '@mui/icons-material/NavigateNext'
import { Box, Dialog, IconButton, Tooltip, Typography, useTheme } from '@mui/material'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Media } from '../../../../domain/mediaSchema'
import { useIsPhone } from '../../../components/viewport/useIsPhone'
import { PreviewDetails } from './PreviewDetails'
import { PreviewFile } from './PreviewFile'

interface MediaPreviewProps {
  rows: readonly Media[]
  shown: number | undefined
  onShow: (id: number | undefined) => void
}

/** Shows a file in full with its details; arrow keys go to the previous or next one, also on another page. */
export default function MediaPreview({ rows, shown, onShow }: MediaPreviewProps) {
  const translate = useTranslate()
  const titleId = useId()
  const isRtl = useTheme().direction === 'rtl'
  const isPhone = useIsPhone()
  const { page, perPage, total = 0, setPage } = useListContext()
  // Index of the file to show once the turned page has loaded: its first or its last.
  const [turned, setTurned] = useState<0 | -1>()
  const found = rows.findIndex(({ id }) => id === shown)
  const place = found < 0 && turned !== undefined ? (turned + rows.length) % rows.length : found
  const media = shown === undefined ? undefined : rows[place]
  const arrived = found < 0 ? media?.id : undefined
  useEffect(() => {
    if (arrived === undefined) return
    setTurned(undefined)
    onShow(arrived)
  }, [arrived, onShow])
  if (!media) return null

  const first = (page - 1) * perPage
  const [before, after] = [rows[place - 1], rows[place + 1]]
  const [hasBefore, hasAfter] = [first + place > 0, first + place + 1 < total]
  const close = () => onShow(undefined)
  const show = (row: Media | undefined) => row && onShow(row.id)
  const turn = (to: number, at: 0 | -1) => {
    setTurned(at)
    setPage(to)
  }
  const goBack = () => (before ? show(before) : hasBefore && turn(page - 1, -1))
  const goOn = () => (after ? show(after) : hasAfter && turn(page + 1, 0))
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent) => {
    // Ignore keys of dialogs on top; players and inputs use arrow keys themselves.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return
    if (target.closest('video, audio, input')) return
    if (key === 'ArrowRight') (isRtl ? goBack : goOn)()
    if (key === 'ArrowLeft') (isRtl ? goOn : goBack)()
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
          <bdi>{translate('resources.media.preview.place', { place: first + place + 1, total })}</bdi>
        </Typography>
        {button('previous', isRtl ? <Next /> : <Previous />, goBack, !hasBefore)}
        {button('next', isRtl ? <Previous /> : <Next />, goOn, !hasAfter)}
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
