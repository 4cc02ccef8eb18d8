import { array, mixed, number } from 'yup'
import { maxBytes, mediaTypes } from '../../../domain/media'
import { profileSchema, registerSchema, userSchema } from '../../../domain/userSchema'
import { message } from '../../../domain/validation'

/** Largest picture, as people read it. */
export const maxPicture = `${maxBytes('image') / 1024 / 1024} MB`

/** What the file chooser offers. */
export const pictureTypes = Object.keys(mediaTypes).filter((type) => mediaTypes[type]?.kind === 'image')

type Picture = string | File
const isPicture = (value: unknown): value is Picture => typeof value === 'string' || value instanceof File

/** In a form the picture may be a file that is yet to be sent: its kind and size are told before it goes. */
const avatarFile = () =>
  mixed(isPicture)
    .transform((value: unknown) => value ?? '')
    .test(
      'type',
      message('file_type'),
      (value) => !(value instanceof File) || pictureTypes.includes(value.type),
    )
    .test(
      'size',
      message('too_large', { max: maxPicture }),
      (value) => !(value instanceof File) || value.size <= maxBytes('image'),
    )

const avatar = { avatar: avatarFile() }

export const userFormSchema = userSchema.shape(avatar)
export const profileFormSchema = profileSchema.shape(avatar)
/** Roles are given by a call of their own, after the account is made. */
export const registerFormSchema = registerSchema.shape({
  ...avatar,
  role_ids: array(number().required()).default([]),
})
