import Widgets from '@mui/icons-material/WidgetsOutlined'
import type { ResourceDefinition } from 'react-admin'
import { widgetSample } from './sample'

/** Parts of the site that are defined here and filled in by type. */
export const widgets: ResourceDefinition = {
  name: 'widgets',
  icon: Widgets,
  recordRepresentation: 'title',
  options: { sample: widgetSample, copy: { marked: 'title', reset: ['key'] } },
}
