import { type InferType, object, string } from 'yup'
import { isDay } from './days'
import { emailText, lines, linkText, nameText, phoneText, text } from './rules'
import { genders, maritalStatuses, type UserKind, userStatuses } from './user'
import { message } from './validation'

export { emailText }

/** Limits the cost of hashing. */
const passwordMax = 200

const secret = () => string().required().max(passwordMax).meta({ kind: 'raw' })

export const passwordText = () => secret().min(5)

const dateText = () => text(10).test('date', message('date'), (value) => !value || isDay(value))

const person = {
  name: nameText(),
  email: emailText(),
  gender: string().oneOf(genders).default('unspecified'),
  birthday: dateText(),
  avatar: linkText(),
  phone: phoneText(),
  zalo: text(100),
  facebook: text(255),
  address: text(255),
}

export const userSchema = object({
  ...person,
  status: string().oneOf(userStatuses).default('disable'),
  note: lines(2_000),
})

export const maxUserNotes = 500

/** `author` is null when the account is deleted. */
export interface UserNote {
  at: string
  text: string
  author: { id: number; name: string; avatar: string } | null
}

/** `POST /register` */
export const registerSchema = userSchema.shape({ password: passwordText() })

/** The user's own profile: more personal data, no status. */
export const profileSchema = object({
  ...person,
  marital_status: string().oneOf(maritalStatuses).default('unspecified'),
  id_card: text(20),
  id_card_date: dateText(),
  id_card_place: text(255),
})

export const passwordChangeSchema = object({
  current_password: secret(),
  new_password: passwordText(),
})

export const loginSchema = object({
  email: emailText(),
  password: secret(),
  captcha: text(20),
  captcha_token: text(2000),
})

export const forgotSchema = object({ email: emailText(), captcha: text(20), captcha_token: text(2000) })

/** `POST /clients/web/reset`: with the token of a mailed link. */
export const resetSchema = object({ token: string().required().max(100), password: passwordText() })

export type LoginInput = InferType<typeof loginSchema>
export type UserInput = InferType<typeof userSchema>
export type ProfileInput = InferType<typeof profileSchema>

export interface User extends Omit<UserInput, 'note'>, Omit<ProfileInput, keyof UserInput> {
  id: number
  kind: UserKind
  version: number
  created_at: string
  updated_at: string
  roles?: { data: { id: number; name: string }[] }
  agencies?: { data: { id: number; name: string }[] }
  /** Notes of staff, oldest first; only for callers who may list users. */
  remarks?: { data: UserNote[] }
}
