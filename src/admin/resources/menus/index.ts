import MenuIcon from '@mui/icons-material/AccountTreeOutlined'
import type { ResourceDefinition } from 'react-admin'
import { menuSample } from './sample'

export const menus: ResourceDefinition = {
  name: 'menus',
  icon: MenuIcon,
  recordRepresentation: 'title',
  options: { sample: menuSample, copy: { marked: 'title', reset: ['key'] } },
}
