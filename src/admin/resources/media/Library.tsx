import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { ListFrame } from '../../components/crud/ListFrame'
import { SelectPage } from '../../components/list/SelectPage'
import { KindTabs, LibraryFilters } from '../../components/media/library/LibraryFilters'
import { DropCurtain } from '../../components/media/upload/DropCurtain'
import { UploadButton } from '../../components/media/upload/UploadButton'
import { UploadPanel } from '../../components/media/upload/UploadPanel'
import { usePageDrop } from '../../components/media/upload/usePageDrop'
import { useUploadNotices } from '../../components/media/upload/useUploadNotices'
import { useUploads } from '../../components/media/upload/useUploads'
import { EmptyList } from '../../components/states/EmptyList'
import { useIsPhone } from '../../components/viewport/useIsPhone'
import { LibraryGrid } from './LibraryGrid'

export default function Library() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useUploadPanel()
  const uploads = useUploads()
  useUploadNotices(uploads.items)
  const isOver = usePageDrop(uploads.upload, uploads.upload)
  const isPhone = useIsPhone()
  return (
    <>
      {isOver && <DropCurtain />}
      <ListFrame
        add={<UploadButton onFiles={uploads.upload} isIcon={isPhone} />}
        isGrid
        // A file's details say more than an export of names would.
        canExport={false}
        notice={
          (isOpen || uploads.items.length > 0) && (
            <UploadPanel uploads={uploads} listOnly={!isOpen} onClose={() => setOpen(false)} />
          )
        }
        tabs={<KindTabs />}
        filters={
          <>
            <LibraryFilters />
            <SelectPage />
          </>
        }
        empty={
          <EmptyList
            message={translate('resources.media.library.empty')}
            hint={translate('resources.media.library.empty_hint')}
            action={<UploadButton onFiles={uploads.upload} />}
          />
        }
      >
        <LibraryGrid />
      </ListFrame>
    </>
  )
}

/** `?upload=1` opens the upload panel; list parameters may replace it in the address later. */
function useUploadPanel() {
  const [params] = useSearchParams()
  const isAsked = params.get('upload') === '1'
  const [isOpen, setOpen] = useState(isAsked)
  useEffect(() => {
    if (isAsked) setOpen(true)
  }, [isAsked])
  return [isOpen, setOpen] as const
}
