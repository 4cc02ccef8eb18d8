import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Feedback } from '../../../domain/feedbackSchema'
import { Facts } from '../../components/fields/Facts'
import { FormSection } from '../../components/form/FormSection'
import { Moment } from '../../components/formats/Moment'
import { MailLink, PhoneLink } from './Contact'
import { FeedbackStatus } from './FeedbackStatus'

export const FeedbackState = ({ status, type, created_at }: Feedback) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
    <FeedbackStatus status={status} />
    {type && <span>{type}</span>}
    <Moment iso={created_at} exact />
  </Box>
)

export function Content({ content }: Pick<Feedback, 'content'>) {
  const translate = useTranslate()
  return (
    <FormSection title="resources.feedback.fields.content">
      <Typography dir="auto" sx={{ typography: 'lead', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {content || translate('resources.feedback.no_content')}
      </Typography>
    </FormSection>
  )
}

export const Sender = ({ feedback: { phone, email, address } }: { feedback: Feedback }) => (
  <FormSection title="resources.feedback.sender">
    <Facts
      of={{
        'resources.feedback.fields.phone': phone && <PhoneLink phone={phone} />,
        'resources.feedback.fields.email': email && <MailLink email={email} />,
        'resources.feedback.fields.address': address,
      }}
      nothing="resources.feedback.no_contact"
    />
  </FormSection>
)
