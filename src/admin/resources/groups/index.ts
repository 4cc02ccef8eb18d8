import Bookmarks from '@mui/icons-material/BookmarksOutlined'
import type { ResourceDefinition } from 'react-admin'
import { groupSample } from './sample'

export const groups: ResourceDefinition = {
  name: 'groups',
  icon: Bookmarks,
  recordRepresentation: 'title',
  options: { sample: groupSample, copy: { marked: 'title', reset: ['slug', 'sort'] } },
}
