import { groupPhone } from '../../../domain/phone'

/** A phone number in groups, left to right also in RTL text. */
export const PhoneNumber = ({ phone }: { phone: string }) => <bdi dir="ltr">{groupPhone(phone)}</bdi>
