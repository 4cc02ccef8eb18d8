import Category from '@mui/icons-material/CategoryOutlined'
import type { ResourceDefinition } from 'react-admin'
import type { PostType } from '../../../domain/typeSchema'
import { typeSample } from './sample'

/** Post types: what the site publishes. */
export const types: ResourceDefinition = {
  name: 'types',
  icon: Category,
  recordRepresentation: ({ title }: PostType) => title,
  options: { sample: typeSample, copy: { marked: 'title', reset: ['slug'] } },
}
