import { Box } from '@mui/material'
import { TextInput } from 'react-admin'
import { FormSection } from '../../components/form/FormSection'
import { useRights } from '../../providers/auth/rights'
import { PermissionMatrix } from './matrix/PermissionMatrix'
import type { RoleStanding } from './useRoleReach'

/**
 * The form of a role. Whoever manages only permissions changes nothing else; a role of one's own keeps what it
 * is and allows, and of one above nothing can be changed.
 */
export function RoleInputs({ standing = 'open' }: { standing?: RoleStanding }) {
  const { can } = useRights()
  const readOnly = !can('manage-roles') || standing !== 'open'
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
      <FormSection title="resources.roles.section.about">
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
    </Box>
  )
}
