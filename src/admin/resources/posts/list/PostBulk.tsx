import { lazy, Suspense } from 'react'

/** Loaded with the first row that is selected. */
const Actions = lazy(() => import('./PostBulkActions'))

/** The actions for the selected posts. */
export const PostBulk = () => (
  <Suspense>
    <Actions />
  </Suspense>
)
