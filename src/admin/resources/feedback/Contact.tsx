import { Link } from '@mui/material'
import { telOf } from '../../../domain/phone'
import { PhoneNumber } from '../../components/fields/PhoneNumber'

export const PhoneLink = ({ phone }: { phone: string }) =>
  phone && (
    <Link href={telOf(phone)} dir="ltr" sx={link}>
      <PhoneNumber phone={phone} />
    </Link>
  )

export const MailLink = ({ email }: { email: string }) =>
  email && (
    <Link href={`mailto:${email}`} dir="ltr" sx={link}>
      {email}
    </Link>
  )

/** Lies above the link of a row. */
const link = { position: 'relative', zIndex: 1, overflowWrap: 'anywhere' } as const
