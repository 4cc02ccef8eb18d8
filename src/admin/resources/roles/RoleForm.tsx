import { Alert } from '@mui/material'
import { Form, useParams, useTranslate } from 'react-admin'
import { isPermission } from '../../../domain/permissions'
import type { RoleInput } from '../../../domain/roleSchema'
import { roleSchema } from '../../../domain/roleSchema'
import { EditPage } from '../../components/form/EditPage'
import { paths } from '../../components/screens/paths'
import { LateSkeleton } from '../../components/states/LateSkeleton'
import { useRights } from '../../providers/auth/rights'
import { usePermissionWords } from '../permissions/names'
import { RoleInputs } from './RoleInputs'
import type { RoleRecord } from './RoleList'
import { useRoleReach } from './useRoleReach'
import { roleToForm, useRoles } from './useRoles'

export function RoleForm() {
  const translate = useTranslate()
  const { can } = useRights()
  const { label } = usePermissionWords()
  const inWords = (names: unknown) =>
    (Array.isArray(names) ? names : []).filter(isPermission).map(label).join(', ')
  const { id } = useParams()
  const { roles, isPending } = useRoles()
  const { standingOf } = useRoleReach()
  if (isPending) return <LateSkeleton label="components.form.loading" rows={8} />
  const role = roles.find((each) => String(each.id) === id)
  const standing = role ? standingOf(role) : 'open'
  const note = standing !== 'open' && (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate(`resources.roles.standing.${standing}`)}
    </Alert>
  )
  if (role && standing === 'above')
    return (
      <Form record={roleToForm(role)}>
        {note}
        <RoleInputs standing={standing} />
      </Form>
    )
  return (
    <EditPage<RoleInput, RoleRecord>
      isPart
      resource="roles"
      // `manage-permissions` alone allows changing a role's permissions and nothing else.
      editable={can(['manage-roles', 'manage-permissions'])}
      schema={roleSchema}
      toForm={roleToForm}
      cancelTo={paths.roles}
      deletable={standing === 'open' ? ({ name }) => name : undefined}
      deleteText="resources.roles.delete_text"
      show={{ permissions: inWords }}
    >
      {note}
      <RoleInputs standing={standing} />
    </EditPage>
  )
}
