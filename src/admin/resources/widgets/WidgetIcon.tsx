import Widgets from '@mui/icons-material/WidgetsOutlined'
import { SvgIcon } from '@mui/material'
import { typeIcons } from '../../../domain/typeIcons'
import { IconPlace } from '../../components/fields/IconPlace'

const isIcon = (name: string): name is keyof typeof typeIcons => Object.hasOwn(typeIcons, name)

export const WidgetIcon = ({ icon }: { icon: string }) => (
  <IconPlace>
    {isIcon(icon) ? (
      <SvgIcon fontSize="small" aria-hidden>
        <path d={typeIcons[icon]} />
      </SvgIcon>
    ) : (
      <Widgets fontSize="small" aria-hidden />
    )}
  </IconPlace>
)
