import { groupPhone } from '../../../domain/phone'

/** A phone number in groups, which stand in their order also where text runs from right to left. */
export const PhoneNumber = ({ phone }: { phone: string }) => <bdi dir="ltr">{groupPhone(phone)}</bdi>
