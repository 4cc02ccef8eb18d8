import Check from '@mui/icons-material/CheckCircle'
import Circle from '@mui/icons-material/RadioButtonUnchecked'
import { Box, Card, List, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'
import type { Guard } from '../../../domain/permissions'
import type { PostType } from '../../../domain/typeSchema'
import { paths } from '../../components/paths'
import { ScreenLink } from '../../components/ScreenLink'
import { useMay, useRights } from '../../providers/auth/rights'
import { box } from '../../theme/tokens'

interface Step {
  key: 'type' | 'category' | 'post' | 'invite'
  guard: Guard
  to: string | undefined
  isDone: boolean
}

const one = { pagination: { page: 1, perPage: 1 } }

/** The first steps of a new business, each with a link. */
export function FirstSteps({ types }: { types: readonly PostType[] }) {
  const translate = useTranslate()
  const { can } = useRights()
  const [type] = types
  const mayFile = useMay('categories', 'create')
  const mayInvite = useMay('users', 'create')
  const seesUsers = useMay('users', 'list')
  const categories = useGetList('categories', one, { enabled: types.length > 0 && mayFile })
  const users = useGetList('users', one, { enabled: mayInvite && seesUsers })
  const all: Step[] = [
    { key: 'type', guard: 'create-types', to: paths.newType, isDone: types.length > 0 },
    {
      key: 'category',
      guard: 'create-categories',
      to: type && paths.newCategory(type.id),
      isDone: Boolean(categories.total),
    },
    { key: 'post', guard: 'create-posts', to: type && paths.newPost(type.id), isDone: false },
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
