import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type FailedJob, failedJobDays } from '../../../../domain/jobs'
import { columnsOf } from '../../../components/crud/columnsOf'
import { ListHeading } from '../../../components/list/ListHeading'
import { ListShell } from '../../../components/list/ListShell'
import { ListTable } from '../../../components/list/ListTable'
import { SettingsPage } from '../../../components/settings/SettingsPage'
import { EmptyList } from '../../../components/states/EmptyList'
import { useMay } from '../../../providers/auth/rights'
import { JobButtons } from './JobButtons'
import { useJobName } from './useJobName'

const Column = columnsOf<FailedJob>()

/** The list of jobs that were given up. */
export default function JobList() {
  const translate = useTranslate()
  const nameOf = useJobName()
  const mayEdit = useMay('settings', 'edit')
  return (
    <SettingsPage isList>
      <ListShell
        resource="jobs"
        heading={<ListHeading help={translate('resources.jobs.help', { days: failedJobDays })} add={null} />}
        empty={
          <EmptyList
            message={translate('resources.jobs.empty')}
            hint={translate('resources.jobs.empty_hint')}
          />
        }
        isTable
      >
        <ListTable<FailedJob>>
          <Column source="kind" kind="title" render={(job) => <What job={job} name={nameOf(job)} />} />
          <Column source="attempts" kind="number" from="desktop" width={15} sortByOrder="DESC" />
          <Column source="failed_at" kind="moment" sortByOrder="DESC" />
          {mayEdit && (
            <Column
              label="resources.jobs.fields.action"
              kind="action"
              width={22}
              disableSort
              render={(job) => <JobButtons job={job} name={nameOf(job)} />}
            />
          )}
        </ListTable>
      </ListShell>
    </SettingsPage>
  )
}

function What({ job: { last_error }, name }: { job: FailedJob; name: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: { xs: 'normal', sm: 'inherit' } }}>
      {name}
      <Typography component="bdi" variant="caption" color="textSecondary" className="clip" sx={reason}>
        {last_error}
      </Typography>
    </Box>
  )
}

/** A phone has no tooltip for what is cut off. */
const reason = {
  '&&&': {
    display: { xs: '-webkit-box', sm: 'block' },
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '4',
    whiteSpace: { xs: 'normal', sm: 'nowrap' },
    overflowWrap: 'anywhere',
  },
} as const
