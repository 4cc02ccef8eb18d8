import Upload from '@mui/icons-material/FileUploadOutlined'
import { Button, type ButtonProps, IconButton } from '@mui/material'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { type MediaKind, mediaTypes } from '../../../../domain/media'

interface UploadButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  label?: string
  kind?: MediaKind
  isIcon?: boolean
  onFiles: (files: File[]) => void
}

export function UploadButton(props: UploadButtonProps) {
  const { label, kind, isIcon, onFiles, variant = 'contained', size } = props
  const translate = useTranslate()
  const name = translate(label ?? 'resources.media.upload.action')
  const choose = () => input.current?.click()
  const input = useRef<HTMLInputElement>(null)
  const accepted = Object.entries(mediaTypes).filter(([, each]) => !kind || each.kind === kind)
  return (
    <>
      {isIcon ? (
        <IconButton color="primary" aria-label={name} onClick={choose}>
          <Upload />
        </IconButton>
      ) : (
        <Button variant={variant} size={size} startIcon={<Upload />} onClick={choose}>
          {name}
        </Button>
      )}
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
