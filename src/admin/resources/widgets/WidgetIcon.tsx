import Widgets from '@mui/icons-material/WidgetsOutlined'
import { Box, SvgIcon } from '@mui/material'
import { typeIcons } from '../../../domain/typeIcons'
import { box } from '../../theme/tokens'

const isIcon = (name: string): name is keyof typeof typeIcons => Object.hasOwn(typeIcons, name)

/** The icon of a widget, in the place of a picture. */
export const WidgetIcon = ({ icon }: { icon: string }) => (
  <Box
    component="span"
    sx={{
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: box.thumbnail,
      height: box.thumbnail,
      color: 'text.secondary',
    }}
  >
    {isIcon(icon) ? (
      <SvgIcon fontSize="small" aria-hidden>
        <path d={typeIcons[icon]} />
      </SvgIcon>
    ) : (
      <Widgets fontSize="small" aria-hidden />
    )}
  </Box>
)
