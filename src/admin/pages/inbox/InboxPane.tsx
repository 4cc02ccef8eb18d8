import { Box, Button, Paper } from '@mui/material'
import { useContext, useEffect, useRef } from 'react'
import { useParams, useTranslate } from 'react-admin'
import type { InboxItem } from '../../../domain/inbox'
import { recordPath } from '../../components/screens/recordPath'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { ScreensContext } from '../../components/screens/screen'
import { PaneHead } from '../../components/split/PaneHead'
import { useClosingKey } from '../../components/split/useClosingKey'
import { useOpen } from '../../components/split/useOpen'
import { usePaneHeight } from '../../components/split/usePaneHeight'
import { DoneButton } from '../../components/voices/DoneButton'
import { SpamButton } from '../../components/voices/SpamButton'
import { flush } from '../../theme/flush'
import { InboxDetail } from './InboxDetail'
import { besidePane } from './style'
import { useNameOf } from './useNameOf'

interface InboxPaneProps {
  items: readonly InboxItem[]
  item: InboxItem
  isBeside: boolean
  onHandled: () => void
}

export function InboxPane({ items, item, isBeside, onHandled }: InboxPaneProps) {
  const translate = useTranslate()
  const params = useParams()
  const screens = useContext(ScreensContext)
  const nameOf = useNameOf()
  const { move, close } = useOpen()
  const pane = usePaneHeight(isBeside)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item is another text to read
  useEffect(() => heading.current?.focus({ preventScroll: true }), [item.id])
  useClosingKey(close)
  const at = items.indexOf(item)
  const [before, after] = [items[at - 1], items[at + 1]]
  const full = recordPath(screens, item.kind, item.record_id, params)
  return (
    <Paper
      ref={pane}
      component="section"
      variant="outlined"
      aria-labelledby="inbox-item"
      sx={isBeside ? besidePane : undefined}
    >
      <PaneHead
        titleId="inbox-item"
        title={nameOf(item)}
        heading={heading}
        isBeside={isBeside}
        place={{ at: at + 1, of: items.length }}
        actions={
          <>
            <SpamButton
              resource={item.kind}
              record={{ id: item.record_id, version: item.version }}
              name={nameOf(item)}
              onDone={onHandled}
            />
            <DoneButton
              resource={item.kind}
              record={{ id: item.record_id, version: item.version, status: 'none', is_shown: item.is_shown }}
              name={nameOf(item)}
              isMain
              onDone={onHandled}
            />
          </>
        }
        onPrevious={before && (() => move(before.id))}
        onNext={after && (() => move(after.id))}
        onClose={close}
      />
      <Box key={item.id} sx={{ p: 2, overflowWrap: 'anywhere' }}>
        <InboxDetail item={item} onHandled={onHandled} />
        {full && (
          <Button component={ScreenLink} to={full} size="small" sx={{ mt: 2, ...flush.start }}>
            {translate('inbox.open')}
          </Button>
        )}
      </Box>
    </Paper>
  )
}
