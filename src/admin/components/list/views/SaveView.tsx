import Bookmark from '@mui/icons-material/BookmarkAddOutlined'
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { type SortPayload, useListContext, useTranslate } from 'react-admin'
import { defaultSort } from '../../../providers/data/endpoints'
import { lazily } from '../../lazily'
import { useViews } from './useViews'

/** Loaded when it is opened. */
const ViewsDialog = lazily(() => import('./ViewsDialog'))

/**
 * Offers to keep what is shown as a view, when it is neither the whole list nor a view already. `usual` is the order of
 * a list that has another than its entity.
 */
export function SaveView({ usual }: { usual?: SortPayload }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { resource, filterValues, sort } = useListContext()
  const { current } = useViews()
  const { field, order } = usual ?? defaultSort(resource)
  const isWhole = Object.keys(filterValues).length === 0 && sort.field === field && sort.order === order
  return (
    <>
      {!current && !isWhole && (
        <Button size="small" startIcon={<Bookmark />} sx={{ flex: 'none' }} onClick={() => setOpen(true)}>
          {translate('components.list.save_view')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ViewsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
