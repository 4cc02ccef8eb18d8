import Category from '@mui/icons-material/CategoryOutlined'
import type { ResourceDefinition } from 'react-admin'

export const categories: ResourceDefinition = {
  name: 'categories',
  icon: Category,
  recordRepresentation: 'title',
}
