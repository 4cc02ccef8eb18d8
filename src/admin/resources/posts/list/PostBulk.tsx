import { type ComponentType, Suspense } from 'react'
import { lazily } from '../../../components/lazily'

/** Loaded with the first row that is selected. */
const Actions = lazily(() => import('./PostBulkActions'))

/** The actions for the selected posts. */
export const PostBulk = ({ Own }: { Own?: ComponentType }) => (
  <Suspense>
    <Actions Own={Own} />
  </Suspense>
)
