import { TextInput } from 'react-admin'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { useMay } from '../../providers/auth/rights'
import { PermissionMatrix } from './matrix/PermissionMatrix'
import { RolePresets } from './RolePresets'
import type { RoleStanding } from './useRoleReach'

/**
 * Inputs of a role. With `manage-permissions` alone only permissions are editable; users can only add permissions to
 * their own role; a role above their rights is read-only.
 */
export function RoleInputs({ standing = 'open' }: { standing?: RoleStanding }) {
  const mayEdit = useMay('roles', 'edit')
  const readOnly = !mayEdit || standing !== 'open'
  return (
    <FormColumns
      main={
        <>
          <FormSection title="resources.roles.section.about">
            {!readOnly && <RolePresets />}
            <TextInput source="name" isRequired readOnly={readOnly} helperText="resources.roles.name_hint" />
            <TextInput
              source="description"
              isRequired
              readOnly={readOnly}
              multiline
              minRows={2}
              helperText={false}
            />
          </FormSection>
          <FormSection title="resources.roles.section.permissions">
            <PermissionMatrix source="permissions" standing={standing} />
          </FormSection>
        </>
      }
    />
  )
}
