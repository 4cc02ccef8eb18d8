import Check from '@mui/icons-material/CheckCircle'
import Circle from '@mui/icons-material/RadioButtonUnchecked'
import { Box, Card, List, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'
import { guards } from '../../../domain/guards'
import type { Guard } from '../../../domain/permissions'
import type { PostType } from '../../../domain/typeSchema'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { settingPath } from '../../components/settings/pages'
import { useMay, useRights } from '../../providers/auth/rights'
import { useSite } from '../../providers/site'
import { box } from '../../theme/tokens'

interface Step {
  key: 'logo' | 'type' | 'category' | 'post' | 'product' | 'warehouse' | 'order' | 'invite'
  guard: Guard
  to: string | undefined
  isDone: boolean
}

const one = { pagination: { page: 1, perPage: 1 } }

export function FirstSteps({ types }: { types: readonly PostType[] }) {
  const translate = useTranslate()
  const { can } = useRights()
  const [type] = types
  const mayFile = useMay('categories', 'create')
  const mayInvite = useMay('users', 'create')
  const seesUsers = useMay('users', 'list')
  const categories = useGetList('categories', one, { enabled: types.length > 0 && mayFile })
  const mayStore = useMay('warehouses', 'create')
  const warehouses = useGetList('warehouses', one, { enabled: mayStore })
  const mayOrder = useMay('orders', 'create')
  const seesOrders = useMay('orders', 'list')
  const sold = types.find(({ features }) => features.includes('orders'))
  const orders = useGetList('orders', one, { enabled: sold !== undefined && mayOrder && seesOrders })
  const { site_logo } = useSite()
  const written = types.find(({ style }) => style !== 'product')
  const goods = types.find(({ style }) => style === 'product')
  const users = useGetList('users', one, { enabled: mayInvite && seesUsers })
  const all: Step[] = [
    { key: 'logo', guard: guards.settings.update, to: settingPath('general'), isDone: Boolean(site_logo) },
    { key: 'type', guard: 'create-types', to: paths.newType, isDone: types.length > 0 },
    {
      key: 'category',
      guard: 'create-categories',
      to: type && paths.newCategory(type.id),
      isDone: Boolean(categories.total),
    },
    ...(written || !goods
      ? [
          {
            key: 'post' as const,
            guard: guards.posts.create,
            to: written && paths.newPost(written.id),
            isDone: false,
          },
        ]
      : []),
    ...(goods
      ? [{ key: 'product' as const, guard: guards.posts.create, to: paths.newPost(goods.id), isDone: false }]
      : []),
    ...(goods
      ? [
          {
            key: 'warehouse' as const,
            guard: guards.warehouses.create,
            to: `${paths.warehouses}/create`,
            isDone: Boolean(warehouses.total),
          },
        ]
      : []),
    ...(sold
      ? [
          {
            key: 'order' as const,
            guard: guards.orders.create,
            to: `${paths.orders(sold.id)}/create`,
            isDone: Boolean(orders.total),
          },
        ]
      : []),
    { key: 'invite', guard: 'create-users', to: paths.newUser, isDone: (users.total ?? 0) > 1 },
  ]
  const steps = all.filter(({ guard }) => can(guard))
  if (steps.length === 0) return null
  return (
    <Card component="section" aria-labelledby="first-steps">
      <Box sx={{ px: 2, pt: 2 }}>
        <Typography id="first-steps" variant="h2">
          {translate('dashboard.steps.title')}
        </Typography>
        <Typography color="textSecondary">{translate('dashboard.steps.text')}</Typography>
      </Box>
      <List component="ol" sx={{ py: 1 }}>
        {steps.map(({ key, to, isDone }) => (
          <li key={key}>
            <ListItemButton {...(to && { component: ScreenLink, to })} disabled={!to}>
              <ListItemIcon sx={{ minWidth: box.handle }}>
                {isDone ? (
                  <Check color="success" titleAccess={translate('dashboard.steps.done')} />
                ) : (
                  <Circle aria-hidden />
                )}
              </ListItemIcon>
              <ListItemText
                primary={translate(`dashboard.steps.${key}.title`)}
                secondary={translate(`dashboard.steps.${key}.text`)}
                slotProps={{
                  primary: { sx: { fontWeight: 550, textDecoration: isDone ? 'line-through' : undefined } },
                }}
              />
            </ListItemButton>
          </li>
        ))}
      </List>
    </Card>
  )
}
