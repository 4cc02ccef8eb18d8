import Category from '@mui/icons-material/CategoryOutlined'
import type { ResourceDefinition } from 'react-admin'
import { categorySample } from './sample'

export const categories: ResourceDefinition = {
  name: 'categories',
  icon: Category,
  recordRepresentation: 'title',
  options: { sample: categorySample, copy: { marked: 'title', reset: ['slug', 'sort'] } },
}
