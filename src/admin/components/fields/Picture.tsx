import { styled } from '@mui/material/styles'
import { box } from '../../theme/tokens'
import { Thumbnail } from '../media/Thumbnail'

const Frame = styled('span')(({ theme }) => ({
  ...theme.typography.button,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: theme.spacing(4),
  height: theme.spacing(4),
  borderRadius: theme.spacing(0.5),
  overflow: 'hidden',
  backgroundColor: theme.palette.action.hover,
  color: theme.palette.text.secondary,
  '&[data-round]': {
    borderRadius: '50%',
    backgroundColor: theme.palette.primary.light,
    color: theme.palette.primary.main,
  },
}))

/** A record's picture, 32 × 32; an empty box without one, so that titles align. */
export const Picture = ({ url }: { url?: string | null }) => (
  <Frame>{url && <Thumbnail key={url} url={url} alt="" width={box.thumbnail} />}</Frame>
)

/** A person's picture, or the initial of the given name, which comes last in Vietnamese. */
export function PersonPicture({ name, url }: { name: string; url?: string | null }) {
  return (
    <Frame data-round aria-hidden>
      {url ? <Thumbnail key={url} url={url} alt="" width={box.avatar} /> : initialOf(name)}
    </Frame>
  )
}

const initialOf = (name: string): string | undefined =>
  name.trim().split(/\s+/).at(-1)?.charAt(0).toLocaleUpperCase()
