import Add from '@mui/icons-material/Add'
import Copy from '@mui/icons-material/ContentCopy'
import Delete from '@mui/icons-material/DeleteOutlined'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { Box, ButtonBase, FormHelperText, IconButton, Typography } from '@mui/material'
import { memo } from 'react'
import { type TranslateFunction, useTranslate, ValidationError } from 'react-admin'
import type { MenuItem } from '../../../domain/menu'
import { type MenuRow, mayHoldMore } from '../../../domain/menuTree'
import type { LinkState } from '../../../domain/siteLinks'
import { Status } from '../../components/fields/Status'
import { Tags } from '../../components/fields/Tags'
import { useIsPhone } from '../../components/viewport/useIsPhone'
import { mark } from '../../keys/marks'
import type { ItemActions } from './useItems'

interface ItemRowProps {
  row: MenuRow
  state: LinkState | undefined
  problem: string | undefined
  actions: ItemActions
  onOpen: (id: number) => void
  onAddUnder: (id: number) => void
}

export const itemNameOf = ({ text, url }: MenuItem, translate: TranslateFunction): string =>
  text || url || translate('resources.menus.item.title')

export const ItemRow = memo(function ItemRow({ row, state, problem, actions, ...props }: ItemRowProps) {
  const translate = useTranslate()
  const say = (key: string, params = {}) => translate(`resources.menus.${key}`, params)
  const isPhone = useIsPhone()
  const { url, target, visibility } = row.item
  const name = itemNameOf(row.item, translate)
  const button = (word: string, icon: React.ReactNode, onClick: () => void, extra = {}) => (
    <IconButton
      size="small"
      aria-label={say(word, { name })}
      title={say(word, { name })}
      onClick={onClick}
      {...extra}
    >
      {icon}
    </IconButton>
  )
  return (
    <>
      <Box role="group" aria-label={name} sx={cell}>
        <ButtonBase
          {...mark('open', row.id)}
          aria-label={say('open', { name })}
          onClick={() => props.onOpen(row.id)}
          sx={opener}
        >
          {name}
        </ButtonBase>
        {target === 'new' && (
          <OpenInNew titleAccess={say('target.new')} color="action" sx={{ fontSize: 'inherit' }} />
        )}
        <Typography component="span" variant="caption" color="textSecondary" noWrap sx={address}>
          {url ? <bdi dir="ltr">{url}</bdi> : say('no_link')}
        </Typography>
        {visibility !== 'all' && (
          <Typography component="span" variant="caption">
            <Tags names={[say(`visibility.${visibility}`)]} />
          </Typography>
        )}
        {state && state !== 'live' && (
          <Typography component="span" variant="caption">
            <Status tone={state === 'dead' ? 'bad' : 'warn'}>{say(`state.${state}`)}</Status>
          </Typography>
        )}
        {problem && (
          <FormHelperText error sx={{ m: 0 }}>
            <ValidationError error={problem} />
          </FormHelperText>
        )}
      </Box>
      <Box className="actions" sx={{ display: 'flex', flex: 'none' }}>
        {!isPhone &&
          mayHoldMore(row) &&
          button('add_under', <Add fontSize="small" />, () => props.onAddUnder(row.id))}
        {!isPhone && button('copy', <Copy fontSize="small" />, () => actions.copy(row))}
        {button('remove', <Delete fontSize="small" />, () => actions.remove(row), mark('remove'))}
      </Box>
    </>
  )
})

const cell = {
  flex: 1,
  minWidth: 0,
  py: 0.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
} as const
const opener = {
  minWidth: 0,
  maxWidth: '100%',
  minHeight: 'var(--control-small)',
  typography: 'body1',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  borderRadius: 0.5,
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
} as const
const address = { minWidth: 0, maxWidth: '100%', flex: '0 1 auto' } as const
