import Edit from '@mui/icons-material/EditOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { userSchema } from '../../../../domain/userSchema'
import { DetailPage } from '../../../components/crud/DetailPage'
import { Facts } from '../../../components/fields/Facts'
import { FormColumns } from '../../../components/form/FormColumns'
import { FormSection } from '../../../components/form/FormSection'
import { formatDay } from '../../../components/formats/day'
import { Moment } from '../../../components/formats/Moment'
import { paths } from '../../../components/screens/paths'
import { ScreenLink } from '../../../components/screens/ScreenLink'
import { StyleWords } from '../../../components/types/StyleWords'
import { useMay, useRights } from '../../../providers/auth/rights'
import { PartyDebt } from '../../debts/PartyDebt'
import { MailLink, PhoneLink } from '../../feedback/Contact'
import { RelatedOrders } from '../../orders/RelatedOrders'
import { UserStatus } from '../list/UserColumns'
import { Sessions } from '../sessions/Sessions'
import { UserAgencies } from '../UserAgencies'
import type { UserRecord } from '../useCreateUser'
import { ClientVoices } from './ClientVoices'
import { MakeMember } from './MakeMember'
import { UserNotes } from './UserNotes'

export default function ClientPage() {
  return (
    <StyleWords style="client">
      <DetailPage<UserRecord>
        schema={userSchema}
        subtitle={(client) => <Subtitle client={client} />}
        actions={(client) => <Actions client={client} />}
      >
        {(client) => (
          <>
            <IsMember client={client} />
            <FormColumns
              main={
                <>
                  <RelatedOrders by="client_id" id={client.id} title="resources.users.clients.orders" />
                  <UserNotes user={client} />
                </>
              }
              side={
                <>
                  <Contact client={client} />
                  <PartyDebt of="clients" id={client.id} />
                  <UserAgencies user={client} />
                  <Access client={client} />
                </>
              }
              below={
                <>
                  <ClientVoices of="comments" id={client.id} />
                  <ClientVoices of="ratings" id={client.id} />
                </>
              }
            />
          </>
        )}
      </DetailPage>
    </StyleWords>
  )
}

function Subtitle({ client: { status, created_at } }: { client: UserRecord }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <UserStatus status={status} />
      <span>
        {translate('resources.users.clients.since')} <Moment iso={created_at} exact />
      </span>
    </Box>
  )
}

function Actions({ client }: { client: UserRecord }) {
  const translate = useTranslate()
  const mayEdit = useMay('users', 'edit')
  if (!mayEdit) return null
  return (
    <Button component={ScreenLink} to={paths.clientForm(client.id)} variant="contained" startIcon={<Edit />}>
      {translate('resources.users.clients.edit')}
    </Button>
  )
}

/** A client who has got a role has another page. */
function IsMember({ client }: { client: UserRecord }) {
  const translate = useTranslate()
  if (client.kind === 'client') return null
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('resources.users.clients.is_member')}{' '}
      <ScreenLink to={paths.user(client.id)}>{translate('resources.users.clients.to_member')}</ScreenLink>
    </Alert>
  )
}

function Access({ client }: { client: UserRecord }) {
  const translate = useTranslate()
  const { can } = useRights()
  if (!can('manage-admins-access')) return null
  return (
    <>
      {client.kind === 'client' && (
        <FormSection title="resources.users.fields.roles">
          <Typography>{translate('resources.users.no_role')}</Typography>
          <MakeMember client={client} />
        </FormSection>
      )}
      <FormSection title="access.sessions.list">
        <Sessions userId={client.id} status={client.status} />
      </FormSection>
    </>
  )
}

function Contact({ client }: { client: UserRecord }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { phone, email, address, zalo, facebook, birthday, gender } = client
  const label = (field: string) => `resources.users.fields.${field}`
  return (
    <FormSection title="resources.users.section.contact">
      <Facts
        of={{
          [label('phone')]: phone && <PhoneLink phone={phone} />,
          [label('email')]: email && <MailLink email={email} />,
          [label('address')]: address,
          [label('zalo')]: zalo,
          [label('facebook')]: facebook,
          [label('birthday')]: birthday && formatDay(birthday, locale),
          [label('gender')]: gender !== 'unspecified' && translate(`resources.users.gender.${gender}`),
        }}
        nothing="resources.users.clients.no_contact"
      />
    </FormSection>
  )
}
