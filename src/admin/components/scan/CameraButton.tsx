import Camera from '@mui/icons-material/PhotoCameraOutlined'
import { IconButton } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazily } from '../../startup/lazily'
import { hasCamera } from './camera'
import type { ScannedProduct } from './products'

const CameraScan = lazily(() => import('./CameraScan'))

interface CameraButtonProps {
  take: (code: string) => Promise<ScannedProduct | undefined>
}

/** Opens the camera as a scanner, if the device has one; the code loads on the click. */
export function CameraButton({ take }: CameraButtonProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  if (!hasCamera()) return null
  const label = translate('parts.scan.camera')
  return (
    <>
      <IconButton aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Camera />
      </IconButton>
      {isOpen && (
        <Suspense>
          <CameraScan take={take} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
