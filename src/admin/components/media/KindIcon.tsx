import Audio from '@mui/icons-material/AudiotrackOutlined'
import Document from '@mui/icons-material/DescriptionOutlined'
import Image from '@mui/icons-material/ImageOutlined'
import Video from '@mui/icons-material/MovieOutlined'
import type { SvgIconProps } from '@mui/material'
import type { MediaKind } from '../../../domain/media'

const icons = { image: Image, video: Video, audio: Audio, document: Document }

export function KindIcon({ kind, ...props }: { kind: MediaKind } & SvgIconProps) {
  const Icon = icons[kind]
  return <Icon aria-hidden {...props} />
}
