import { Box, Tab, Tabs } from '@mui/material'
import { useId } from 'react'
import { useParams, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { PageHeading } from '../../components/heading/PageHeading'
import { paths } from '../../components/screens/paths'
import { RecordGone } from '../../components/states/RecordGone'
import { useIsPhone } from '../../components/viewport/useIsPhone'
import { useRights } from '../../providers/auth/rights'
import { AccessLinks } from '../access/AccessLinks'
import { RoleMembers } from './members/RoleMembers'
import { RoleForm } from './RoleForm'
import { isBeyond, useRoles } from './useRoles'

export default function RoleEdit() {
  const translate = useTranslate()
  const panelId = useId()
  const { id } = useParams()
  const { can, held } = useRights()
  const [search, setSearch] = useSearchParams()
  const { roles, isPending } = useRoles()
  const role = roles.find((each) => String(each.id) === id)
  const isPhone = useIsPhone()
  const links = role && !isBeyond(role, held) && <AccessLinks subject={{ role_id: role.id }} />
  const tabs = [
    {
      key: 'permissions',
      label: 'resources.roles.section.permissions',
      show: can(['manage-roles', 'manage-permissions']),
    },
    { key: 'members', label: 'resources.roles.members.title', show: can('manage-admins-access') },
  ].filter(({ show }) => show)
  const current = tabs.find(({ key }) => key === search.get('tab'))?.key ?? tabs[0]?.key
  const panel = (key: string) => ({
    id: `${panelId}-${key}`,
    role: tabs.length > 1 ? 'tabpanel' : undefined,
    'aria-labelledby': tabs.length > 1 ? `${panelId}-${key}-tab` : undefined,
    // Hidden, not unmounted: unsaved changes in one tab survive a switch to the other.
    hidden: current !== key,
  })
  if (!role && !isPending && roles.length > 0)
    return <RecordGone resource="roles" id={id} listPath={paths.roles} />
  return (
    <>
      <PageHeading
        title={role?.name}
        // On a phone only the back button is in the first line.
        subtitle={
          role && (
            <>
              {role.description}
              {isPhone && <Box sx={{ mt: 1 }}>{links}</Box>}
            </>
          )
        }
        actions={!isPhone && links}
      />
      {tabs.length > 1 && (
        <Tabs
          value={current}
          onChange={(_event, key: string) => setSearch({ tab: key }, { replace: true })}
          sx={{ mb: 2 }}
        >
          {tabs.map(({ key, label }) => (
            <Tab
              key={key}
              value={key}
              id={`${panelId}-${key}-tab`}
              aria-controls={`${panelId}-${key}`}
              label={
                key === 'members' && role
                  ? `${translate(label)} (${role.users_count ?? 0})`
                  : translate(label)
              }
            />
          ))}
        </Tabs>
      )}
      {tabs.some(({ key }) => key === 'permissions') && (
        <Box {...panel('permissions')}>
          <RoleForm />
        </Box>
      )}
      {role && tabs.some(({ key }) => key === 'members') && (
        <Box {...panel('members')}>
          <RoleMembers role={role} />
        </Box>
      )}
    </>
  )
}
