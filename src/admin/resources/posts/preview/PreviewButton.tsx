import Preview from '@mui/icons-material/VisibilityOutlined'
import { Button, IconButton } from '@mui/material'
import { Suspense, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { createPortal } from 'react-dom'
import type { PostType } from '../../../../domain/typeSchema'
import { HEAD_ACTIONS } from '../../../components/heading/PageHeading'
import { useIsPhone } from '../../../components/viewport/useIsPhone'
import { mark } from '../../../keys/marks'
import { ariaKeys } from '../../../keys/shortcuts'
import { lazily } from '../../../startup/lazily'

const load = () => import('./PreviewDialog')
const PreviewDialog = lazily(load)
const preload = () => void load().catch(() => undefined)

/** Button in the header of a post's form: previews the post with its unsaved changes. */
export function PreviewButton({ type }: { type: PostType }) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const [slot, setSlot] = useState<Element | null>(null)
  const [isOpen, setOpen] = useState(false)
  // The heading may be anywhere on the page.
  useEffect(() => setSlot(document.getElementById(HEAD_ACTIONS)), [])
  const label = translate('preview.open')
  const opens = {
    ...mark('preview'),
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': ariaKeys('preview'),
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => setOpen(true),
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
          <PreviewDialog type={type} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
