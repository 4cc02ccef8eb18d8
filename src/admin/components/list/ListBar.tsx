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
  /** The list is a page's own and a table: it has saved views. */
  hasViews: boolean
  /** How the list is shown can be chosen. */
  hasOptions: boolean
  /** On a phone all stands in one line that scrolls. */
  isLine: boolean
  /** The order of a list that has another than its entity. */
  usual?: SortPayload | undefined
}

/** What stands above the rows of a list: tabs, search, filters, and how it is shown, in one line where there is room. */
export const ListBar = (props: ListBarProps) =>
  props.hasViews && !props.tabs ? <BarOfViews {...props} /> : <Bar {...props} />

/** The tabs of a list that has none of its own are the saved views. */
function BarOfViews(props: ListBarProps) {
  const { views } = useViews()
  return <Bar {...props} tabs={views.length > 0 && <ListTabs />} />
}

function Bar({ tabs, filters, hasViews, hasOptions, isLine, usual }: ListBarProps) {
  const isPhone = useIsPhone()
  const isTabbed = Boolean(tabs) && !isPhone
  // One and the same at both places: a dialog that it has opened stays when the first view becomes a tab.
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

/** Filters in a row that wraps; tabs on their own line. */
const filterRow = {
  display: 'flex',
  flexWrap: 'wrap',
  // Fields with a label above stand on one line with those without.
  alignItems: 'flex-end',
  '& .MuiFormControl-root': { my: 0 },
  columnGap: 1,
  rowGap: 1,
  mb: { xs: 1, sm: 0.5 },
  '& > button:last-child': { marginInlineStart: 'auto' },
  '& > .MuiTabs-root, & > .MuiAlert-root, & > .MuiToggleButtonGroup-root': { flexBasis: '100%' },
} as const

/** Tabs, search and the button of the filters in one line; from 1440 px on always, if need be with tabs that scroll. */
const tabbedRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  mb: 0.5,
  '& .MuiFormControl-root': { my: 0 },
  '& > .MuiTabs-root, & > .MuiToggleButtonGroup-root': {
    // What the search leaves of the line is theirs.
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
  // What chooses the list has a line of its own, and so has what is said about it.
  '&:has(> .MuiToggleButtonGroup-root)': { flexWrap: 'wrap' },
  '& > .MuiToggleButtonGroup-root, & > .MuiAlert-root': { flexBasis: '100%' },
} as const
