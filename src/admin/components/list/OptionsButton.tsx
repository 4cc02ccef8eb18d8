import More from '@mui/icons-material/MoreHoriz'
import Tune from '@mui/icons-material/Tune'
import { IconButton } from '@mui/material'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazily } from '../../startup/lazily'
import { useIsPhone } from '../viewport/useIsPhone'

const load = () => import('./options/ListOptions')
const ListOptions = lazily(load)
const ViewsDialog = lazily(() => import('./views/ViewsDialog'))

export function OptionsButton({ actions }: { actions?: ReactNode }) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isKeeping, setKeeping] = useState(false)
  return (
    <>
      <IconButton
        aria-label={translate(isPhone ? 'components.list.more' : 'components.list.options')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {isPhone ? <More /> : <Tune />}
      </IconButton>
      {anchor && (
        <Suspense>
          <ListOptions
            anchor={anchor}
            actions={actions}
            onClose={() => setAnchor(null)}
            onViews={() => setKeeping(true)}
          />
        </Suspense>
      )}
      {isKeeping && (
        <Suspense>
          <ViewsDialog onClose={() => setKeeping(false)} />
        </Suspense>
      )}
    </>
  )
}
