import { type ComponentType, Suspense } from 'react'
import type { PostType } from '../../../../domain/typeSchema'
import { lazily } from '../../../startup/lazily'

const Actions = lazily(() => import('./PostBulkActions'))

export const PostBulk = ({ type, Own }: { type?: PostType; Own?: ComponentType }) => (
  <Suspense>
    <Actions type={type} Own={Own} />
  </Suspense>
)
