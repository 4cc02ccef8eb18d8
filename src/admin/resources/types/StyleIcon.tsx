import type { PostType } from '../../../domain/typeSchema'
import { IconPlace } from '../../components/fields/IconPlace'
import { TypeIcon } from '../../components/types/TypeIcon'

export const StyleIcon = ({ type }: { type: Pick<PostType, 'style' | 'drawing'> }) => (
  <IconPlace>
    <TypeIcon of={type} fontSize="small" aria-hidden />
  </IconPlace>
)
