import Add from '@mui/icons-material/Add'
import Down from '@mui/icons-material/ArrowDropDown'
import Count from '@mui/icons-material/FactCheckOutlined'
import PersonAdd from '@mui/icons-material/PersonAddOutlined'
import Order from '@mui/icons-material/ShoppingBagOutlined'
import Import from '@mui/icons-material/SouthWest'
import Upload from '@mui/icons-material/UploadOutlined'
import { Button, ButtonGroup, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { PostType } from '../../../domain/typeSchema'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { speakWithStyle } from '../../components/types/StyleWords'
import { TypeIcon } from '../../components/types/TypeIcon'
import { useMay } from '../../providers/auth/rights'

export function QuickActions({ types }: { types: readonly PostType[] }) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const mayWrite = useMay('posts', 'create')
  const mayUpload = useMay('media', 'create')
  const mayInvite = useMay('users', 'create')
  const mayOrder = useMay('orders', 'create')
  const mayMove = useMay('slips', 'create')
  const sold = types.find(({ features }) => features.includes('orders'))
  const shop = [
    ...(mayOrder && sold
      ? [
          {
            to: `${paths.orders(sold.id)}/create`,
            label: translate('dashboard.quick.order'),
            icon: <Order fontSize="small" />,
          },
        ]
      : []),
    ...(mayMove
      ? [
          {
            to: paths.newSlip('import'),
            label: translate('dashboard.quick.import'),
            icon: <Import fontSize="small" />,
          },
          {
            to: paths.newSlip('count'),
            label: translate('dashboard.quick.count'),
            icon: <Count fontSize="small" />,
          },
        ]
      : []),
  ]
  const actions = [
    ...(mayWrite ? types : []).map((type) => ({
      to: paths.newPost(type.id),
      label: translate('dashboard.quick.write', {
        add: speakWithStyle(translate, type.style)('resources.posts.add'),
        type: type.title,
      }),
      icon: <TypeIcon of={type} fontSize="small" />,
    })),
    ...(mayUpload
      ? [
          {
            to: paths.newMedia,
            label: translate('dashboard.quick.upload'),
            icon: <Upload fontSize="small" />,
          },
        ]
      : []),
    ...(mayInvite
      ? [
          {
            to: paths.newUser,
            label: translate('dashboard.quick.invite'),
            icon: <PersonAdd fontSize="small" />,
          },
        ]
      : []),
  ]
  const [first, ...others] = actions
  const isOpen = anchor !== null
  return (
    <>
      {shop.map(({ to, label, icon }, place) => (
        <Button
          key={to}
          component={ScreenLink}
          to={to}
          startIcon={icon}
          variant={place === 0 && !first ? 'contained' : 'outlined'}
        >
          {label}
        </Button>
      ))}
      {first && (
        <ButtonGroup variant="contained" disableElevation>
          <Button component={ScreenLink} to={first.to} startIcon={<Add />} aria-label={first.label}>
            {translate('dashboard.quick.add')}
          </Button>
          {others.length > 0 && (
            <Button
              aria-haspopup="menu"
              aria-expanded={isOpen}
              aria-label={translate('dashboard.quick.more')}
              sx={{ px: 0 }}
              onClick={({ currentTarget }) => setAnchor(currentTarget)}
            >
              <Down />
            </Button>
          )}
        </ButtonGroup>
      )}
      <Menu
        anchorEl={anchor}
        open={isOpen}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {actions.map(({ to, label, icon }) => (
          <MenuItem key={to} component={ScreenLink} to={to} onClick={() => setAnchor(null)}>
            <ListItemIcon>{icon}</ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
