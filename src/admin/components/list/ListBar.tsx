import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import type { SortPayload } from 'react-admin'
import { box } from '../../theme/tokens'
import { useIsPhone } from '../viewport/useIsPhone'
import { Folded } from './filters/Folded'
import { ListTabs } from './ListTabs'
import { OptionsButton } from './OptionsButton'
import { SaveView } from './views/SaveView'
import { useViews } from './views/useViews'

interface ListBarProps {
  tabs?: ReactNode
  filters?: ReactNode
  hasViews: boolean
  hasOptions: boolean
  isLine: boolean
  /** Default order, if it differs from the entity's. */
  usual?: SortPayload | undefined
}

export const ListBar = (props: ListBarProps) =>
  props.hasViews && !props.tabs ? <BarOfViews {...props} /> : <Bar {...props} />

function BarOfViews(props: ListBarProps) {
  const { views } = useViews()
  return <Bar {...props} tabs={views.length > 0 && <ListTabs />} />
}

function Bar({ tabs, filters, hasViews, hasOptions, isLine, usual }: ListBarProps) {
  const isPhone = useIsPhone()
  const isTabbed = Boolean(tabs) && !isPhone
  // One element for both places: its open dialog stays when the first view becomes a tab.
  const save = hasViews && <SaveView key="save" usual={usual} isIcon={isTabbed} />
  return (
    <>
      {isPhone && tabs}
      {(filters || hasViews || isTabbed) && (
        <Box sx={isTabbed ? tabbedRow : isPhone && isLine ? phoneRow : filterRow}>
          {isTabbed && tabs}
          {isTabbed && save}
          <Folded value={isTabbed}>{filters}</Folded>
          {!isTabbed && save}
          {hasOptions && !isPhone && <OptionsButton />}
        </Box>
      )}
    </>
  )
}

const filterRow = {
  display: 'flex',
  flexWrap: 'wrap',
  // Aligns fields with and without a label above.
  alignItems: 'flex-end',
  '& .MuiFormControl-root': { my: 0 },
  columnGap: 1,
  rowGap: 1,
  mb: { xs: 1, sm: 0.5 },
  '& > button:last-child': { marginInlineStart: 'auto' },
  '& > .MuiTabs-root, & > .MuiAlert-root, & > .MuiToggleButtonGroup-root': { flexBasis: '100%' },
} as const

/** Tabs, search and filter button in one line; from 1440 px always, with tabs that scroll if needed. */
const tabbedRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  mb: 0.5,
  '& .MuiFormControl-root': { my: 0 },
  '& > .MuiTabs-root, & > .MuiToggleButtonGroup-root': {
    // Tabs take the room that the search leaves.
    flex: '99 1 auto',
    minWidth: 0,
    mb: 0,
    maxWidth: { xs: 1, lg: `calc(100% - ${2 * box.filter}px)` },
  },
  '& .MuiTab-root': { px: 1 },
  '& > button:last-child': { marginInlineStart: 'auto' },
  '& > .MuiOutlinedInput-root': { flex: `1 1 ${box.filter}px`, maxWidth: box.search },
  '& > .MuiAlert-root': { order: 1, flexBasis: '100%' },
} as const

const phoneRow = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mb: 1,
  mx: -2,
  px: 2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Toggles that choose the list have their own line, and alerts as well.
  '&:has(> .MuiToggleButtonGroup-root)': { flexWrap: 'wrap' },
  '& > .MuiToggleButtonGroup-root, & > .MuiAlert-root': { flexBasis: '100%' },
} as const
