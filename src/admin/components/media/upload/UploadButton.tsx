import Upload from '@mui/icons-material/FileUploadOutlined'
import { Button, type ButtonProps } from '@mui/material'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { type MediaKind, mediaTypes } from '../../../../domain/media'

interface UploadButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** i18n key. */
  label?: string
  kind?: MediaKind
  onFiles: (files: File[]) => void
}

/** Opens the file chooser of this device. */
export function UploadButton({ label, kind, onFiles, variant = 'contained', size }: UploadButtonProps) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const accepted = Object.entries(mediaTypes).filter(([, each]) => !kind || each.kind === kind)
  return (
    <>
      <Button variant={variant} size={size} startIcon={<Upload />} onClick={() => input.current?.click()}>
        {translate(label ?? 'resources.media.upload.action')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={translate('resources.media.upload.choose')}
        accept={accepted.map(([type]) => type).join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Reset, so that the same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
