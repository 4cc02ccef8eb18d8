import MoreHoriz from '@mui/icons-material/MoreHoriz'
import { IconButton } from '@mui/material'
import { useContext, useEffect, useState } from 'react'
import { type RaRecord, useNotify, useResourceDefinition, useTranslate } from 'react-admin'
import { createPortal } from 'react-dom'
import type { ResourceName } from '../../../domain/guards'
import { mark } from '../../keys/marks'
import { useMay } from '../../providers/auth/rights'
import { HEAD_ACTIONS } from '../heading/PageHeading'
import { createPath } from '../screens/recordPath'
import { ScreensContext } from '../screens/screen'
import { useScreenParams } from '../screens/useScreenParams'
import { COPY } from './copy'

const load = () => import('./RecordActions')
const preload = () => void load().catch(() => undefined)
type Actions = Awaited<ReturnType<typeof load>>['default']

interface RecordMenuProps {
  resource: ResourceName
  record: RaRecord
  name?: string
  deleteText?: string
  onDeleted: () => void
}

/** “⋯” in the page's heading: actions on the record besides editing, as far as the user has the rights. */
export function RecordMenu({ resource, record, name, deleteText, onDeleted }: RecordMenuProps) {
  const translate = useTranslate()
  const [slot, setSlot] = useState<Element | null>(null)
  const notify = useNotify()
  const [opened, setOpened] = useState<{ anchor: HTMLElement; Actions: Actions } | null>(null)
  const copyTo = useCopyTo(resource, record)
  const mayDelete = useMay(resource, 'delete') && name !== undefined
  // The heading may mount elsewhere on the page, so it is looked up after mount.
  useEffect(() => setSlot(document.getElementById(HEAD_ACTIONS)), [])
  if (!slot || (!mayDelete && !copyTo)) return null
  const open = (anchor: HTMLElement) =>
    load().then(
      (module) => setOpened({ anchor, Actions: module.default }),
      () => notify('components.later', { type: 'warning' }),
    )
  const label = translate('components.form.more')
  return createPortal(
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        {...mark(
          'offers',
          [copyTo && translate('components.form.duplicate'), mayDelete && translate('components.form.delete')]
            .filter(Boolean)
            .join('\n'),
        )}
        aria-expanded={opened !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => void open(currentTarget)}
        sx={{ order: 1 }}
      >
        <MoreHoriz />
      </IconButton>
      {opened && (
        <opened.Actions
          {...{ resource, record, deleteText, onDeleted, copyTo }}
          anchor={opened.anchor}
          name={mayDelete ? name : undefined}
          onEnd={() => setOpened(null)}
        />
      )}
    </>,
    slot,
  )
}

/** Path of the create page with a copy; undefined if the entity cannot be copied or the user may not create. */
function useCopyTo(resource: ResourceName, record: RaRecord): string | undefined {
  const screens = useContext(ScreensContext)
  const params = useScreenParams()
  const { options } = useResourceDefinition({ resource })
  const mayCreate = useMay(resource, 'create')
  const path = options?.copy && mayCreate ? createPath(screens, resource, params) : undefined
  return path && `${path}?${COPY}=${record.id}`
}

export const textOf = <R extends RaRecord>(text: string | ((record: R) => string) | undefined, record: R) =>
  typeof text === 'function' ? text(record) : text
