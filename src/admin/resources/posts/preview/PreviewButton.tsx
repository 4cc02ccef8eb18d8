import Preview from '@mui/icons-material/VisibilityOutlined'
import { Button, IconButton } from '@mui/material'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { createPortal } from 'react-dom'
import type { Post } from '../../../../domain/postSchema'
import type { PostType } from '../../../../domain/typeSchema'
import { HEAD_ACTIONS } from '../../../components/heading/PageHeading'
import { useIsPhone } from '../../../components/viewport/useIsPhone'
import { mark } from '../../../keys/marks'
import { ariaKeys } from '../../../keys/shortcuts'
import { lazily } from '../../../startup/lazily'

const load = () => import('./PreviewDialog')
const PreviewDialog = lazily(load)
const SitePreview = lazily(() => import('./SitePreview'))
const preload = () => void load().catch(() => undefined)

/** Button in the header of a post's form: previews the post with its unsaved changes, as the site draws it where there is one. */
export function PreviewButton({ type }: { type: PostType }) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const [slot, setSlot] = useState<Element | null>(null)
  const id = useRecordContext<Post>()?.id
  const [isOpen, setOpen] = useState(false)
  const [hasSite, setSite] = useState(true)
  const close = () => setOpen(false)
  const noSite = useCallback(() => setSite(false), [])
  // The heading may be anywhere on the page.
  useEffect(() => setSlot(document.getElementById(HEAD_ACTIONS)), [])
  const label = translate('preview.open')
  const opens = {
    ...mark('preview'),
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': ariaKeys('preview'),
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => setOpen((was) => !was),
  } as const
  return (
    <>
      {slot &&
        createPortal(
          isPhone ? (
            <IconButton aria-label={label} title={label} {...opens}>
              <Preview />
            </IconButton>
          ) : (
            <Button startIcon={<Preview />} {...opens}>
              {label}
            </Button>
          ),
          slot,
        )}
      {isOpen && (
        <Suspense>
          {id && hasSite ? (
            <SitePreview id={id} onClose={close} onNoSite={noSite} />
          ) : (
            <PreviewDialog type={type} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  )
}
