import Category from '@mui/icons-material/CategoryOutlined'
import type { ResourceProps } from 'react-admin'

export const categories: ResourceProps = {
  name: 'categories',
  icon: Category,
  recordRepresentation: 'title',
}
