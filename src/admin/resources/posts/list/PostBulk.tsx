import { type ComponentType, lazy, Suspense } from 'react'

/** Loaded with the first row that is selected. */
const Actions = lazy(() => import('./PostBulkActions'))

/** The actions for the selected posts. */
export const PostBulk = ({ Own }: { Own?: ComponentType }) => (
  <Suspense>
    <Actions Own={Own} />
  </Suspense>
)
