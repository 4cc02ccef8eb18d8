import type { ResourceProps } from 'react-admin'
import { media } from './resources/media'

/** What react-admin has to know of each entity: its name, icon and how a record is called. */
export const resources: readonly ResourceProps[] = [media]
