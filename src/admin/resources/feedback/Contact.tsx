import { Link } from '@mui/material'
import { telOf } from '../../../domain/phone'
import { PhoneNumber } from '../../components/fields/PhoneNumber'

/** A phone number that calls. */
export const PhoneLink = ({ phone }: { phone: string }) =>
  phone && (
    <Link href={telOf(phone)} dir="ltr" sx={link}>
      <PhoneNumber phone={phone} />
    </Link>
  )

/** An address that a mail can be written to. */
export const MailLink = ({ email }: { email: string }) =>
  email && (
    <Link href={`mailto:${email}`} dir="ltr" sx={link}>
      {email}
    </Link>
  )

/** In a row that is a link itself it stands above that. */
const link = { position: 'relative', zIndex: 1, overflowWrap: 'anywhere' } as const
