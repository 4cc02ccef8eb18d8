import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { NewSlipButtons } from '../slips/NewSlipButtons'

export function NewImport() {
  const record = useRecordContext()
  return (
    record && (
      <Box sx={{ '&:empty': { display: 'none' } }}>
        <NewSlipButtons kinds={['import']} supplier={Number(record.id)} />
      </Box>
    )
  )
}
