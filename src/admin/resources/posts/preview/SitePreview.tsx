import Close from '@mui/icons-material/Close'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { Alert, Box, Dialog, Drawer, IconButton, Typography } from '@mui/material'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { dockedWidth, useDock } from '../../../components/viewport/docked'
import { useIsPhone } from '../../../components/viewport/useIsPhone'
import { isHttpError } from '../../../providers/http/httpError'
import { BAR_HEIGHT, box } from '../../../theme/tokens'
import { type Device, DeviceChoice } from './DeviceChoice'
import { SiteFrame } from './SiteFrame'
import { type Drawn, useSitePage } from './useSitePage'

const widths: Record<Device, number> = { desktop: box.desktop, phone: box.phone }
/** Of the window: what is left is for the fields. */
const room: Record<Device, string> = { desktop: '50vw', phone: `min(${box.phone}px, 50vw)` }

interface SitePreviewProps {
  id: number
  onClose: () => void
  /** Without a site. */
  onNoSite: () => void
}

/** The post as the site draws it, beside the fields, following what is typed. */
export default function SitePreview({ id, onClose, onNoSite }: SitePreviewProps) {
  const isPhone = useIsPhone()
  const drawn = useSitePage(id)
  const [device, setDevice] = useState<Device>('phone')
  const titleId = useId()
  const hasNone = drawn !== undefined && !drawn.page && !drawn.error
  useEffect(() => {
    if (hasNone) onNoSite()
  }, [hasNone, onNoSite])
  if (!drawn || hasNone) return null
  const inner = <Inner {...{ drawn, device, setDevice, onClose, titleId, isPhone }} />
  if (isPhone)
    return (
      <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
        {inner}
      </Dialog>
    )
  return (
    <Docked width={room[device]} titleId={titleId}>
      {inner}
    </Docked>
  )
}

interface DockedProps {
  width: string
  titleId: string
  children: ReactNode
}

function Docked({ width, titleId, children }: DockedProps) {
  useDock(width)
  return (
    <Drawer
      variant="persistent"
      anchor="right"
      open
      slotProps={{
        paper: {
          component: 'aside',
          'aria-labelledby': titleId,
          sx: { width: dockedWidth, top: BAR_HEIGHT, height: `calc(100dvh - ${BAR_HEIGHT}px)` },
        },
      }}
    >
      {children}
    </Drawer>
  )
}

interface InnerProps {
  drawn: Drawn
  device: Device
  setDevice: (device: Device) => void
  onClose: () => void
  titleId: string
  isPhone: boolean
}

function Inner({ drawn: { page, times, error }, device, setDevice, onClose, titleId, isPhone }: InnerProps) {
  const translate = useTranslate()
  const [newTab, close] = [translate('preview.new_tab'), translate('common.close')]
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <Typography id={titleId} component="h2" variant="subtitle1" noWrap sx={{ flex: 1, minWidth: 0 }}>
          {translate('preview.site')}
        </Typography>
        {!isPhone && <DeviceChoice value={device} onChange={setDevice} />}
        {page && (
          <IconButton href={page.url} target="_blank" rel="noopener" aria-label={newTab} title={newTab}>
            <OpenInNew />
          </IconButton>
        )}
        <IconButton aria-label={close} title={close} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      {error !== null && <Fault error={error} isKept={page !== null} />}
      {page && <SiteFrame page={page} times={times} width={isPhone ? box.phone : widths[device]} />}
    </>
  )
}

/** What keeps the page from being drawn: often a field that is still to be filled in. */
function Fault({ error, isKept }: { error: unknown; isKept: boolean }) {
  const translate = useTranslate()
  const fields = isHttpError(error) ? Object.values(error.body?.errors ?? {}) : []
  const said = error instanceof Error ? translate(error.message, { _: error.message }) : ''
  return (
    <Alert severity="warning" sx={{ mx: 2, mb: 1 }}>
      {translate(`preview.${isKept ? 'kept' : 'failed'}`)} {fields.length ? fields.join(' · ') : said}
    </Alert>
  )
}
