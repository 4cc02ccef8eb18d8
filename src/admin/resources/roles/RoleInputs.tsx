import { Box } from '@mui/material'
import { TextInput } from 'react-admin'
import { FormSection } from '../../components/form/FormSection'
import { useRights } from '../../providers/auth/rights'
import { PermissionMatrix } from './matrix/PermissionMatrix'

/** The form of a role. Whoever manages only permissions changes nothing else. */
export function RoleInputs() {
  const { can } = useRights()
  const readOnly = !can('manage-roles')
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
        <PermissionMatrix source="permissions" />
      </FormSection>
    </Box>
  )
}
