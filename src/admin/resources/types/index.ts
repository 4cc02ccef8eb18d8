import Category from '@mui/icons-material/CategoryOutlined'
import type { ResourceProps } from 'react-admin'
import type { PostType } from '../../../domain/typeSchema'

/** Post types: what the site publishes. */
export const types: ResourceProps = {
  name: 'types',
  icon: Category,
  recordRepresentation: ({ title }: PostType) => title,
}
