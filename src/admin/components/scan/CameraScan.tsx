import FlashOff from '@mui/icons-material/FlashlightOffOutlined'
import FlashOn from '@mui/icons-material/FlashlightOnOutlined'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
} from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { box } from '../../theme/tokens'
import type { ScannedProduct } from './products'
import { useScanning } from './useScanning'

interface CameraScanProps {
  take: (code: string) => Promise<ScannedProduct | undefined>
  onClose: () => void
}

/** Camera as a scanner: takes and announces each code at once, and stays open for the next. */
export default function CameraScan({ take, onClose }: CameraScanProps) {
  const translate = useTranslate()
  const title = useId()
  const video = useRef<HTMLVideoElement>(null)
  const [said, setSaid] = useState('')
  const { state, stream } = useScanning(video, (code) => {
    void take(code).then((product) => {
      // Only some phones can vibrate.
      if (product) navigator.vibrate?.(60)
      setSaid(
        product
          ? translate('parts.scan.taken', { name: product.title })
          : translate('parts.lines.not_found', { code }),
      )
    })
  })
  const isFailed = state === 'denied' || state === 'none' || state === 'broken'
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} keepMounted={false}>
      <DialogTitle id={title}>{translate('parts.scan.title')}</DialogTitle>
      <DialogContent>
        {isFailed ? (
          <Alert severity="warning">{translate(`parts.scan.${state}`)}</Alert>
        ) : (
          <Box
            component="video"
            ref={video}
            muted
            playsInline
            aria-label={translate('parts.scan.title')}
            sx={{
              width: '100%',
              aspectRatio: '4 / 3',
              objectFit: 'cover',
              backgroundColor: ({ palette }: Theme) => palette.common.black,
              borderRadius: 1,
            }}
          />
        )}
        <Box component="output" sx={{ display: 'block', minHeight: box.handle, pt: 1 }}>
          {said ||
            (!isFailed && translate(state === 'looking' ? 'parts.scan.hint_camera' : 'common.loading'))}
        </Box>
      </DialogContent>
      <DialogActions>
        {stream && <Torch stream={stream} />}
        <Button variant="contained" onClick={onClose}>
          {translate('parts.scan.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface Lights extends MediaTrackCapabilities {
  torch?: boolean
}

function Torch({ stream }: { stream: MediaStream }) {
  const translate = useTranslate()
  const [isOn, setOn] = useState(false)
  const [track] = stream.getVideoTracks()
  const abilities: Lights | undefined = track?.getCapabilities?.()
  if (!track || !abilities?.torch) return null
  const label = translate('parts.scan.torch')
  const turn = async () => {
    const lights: MediaTrackConstraintSet & { torch: boolean } = { torch: !isOn }
    await track.applyConstraints({ advanced: [lights] })
    setOn(!isOn)
  }
  return (
    <IconButton aria-label={label} aria-pressed={isOn} title={label} onClick={() => void turn()}>
      {isOn ? <FlashOn /> : <FlashOff />}
    </IconButton>
  )
}
