import { array, type InferType, mixed, number } from 'yup'
import { maxUpload, mediaTypes, megabytes, takenTypes } from '../../../domain/media'
import { profileSchema, registerSchema, userSchema } from '../../../domain/userSchema'
import { message } from '../../../domain/validation'

export const maxPicture = megabytes(maxUpload)

export const pictureTypes = Object.keys(mediaTypes).filter((type) => mediaTypes[type]?.kind === 'image')

type Picture = string | File
const isPicture = (value: unknown): value is Picture => typeof value === 'string' || value instanceof File

/** The avatar may be a file that is not uploaded yet: its type and size are validated before sending. */
const avatarFile = () =>
  mixed(isPicture)
    .transform((value: unknown) => value ?? '')
    .test(
      'type',
      message('file_unknown', { types: takenTypes('image') }),
      (value) => !(value instanceof File) || pictureTypes.includes(value.type),
    )
    .test(
      'size',
      message('too_large', { max: maxPicture }),
      (value) => !(value instanceof File) || value.size <= maxUpload,
    )

const avatar = { avatar: avatarFile() }

export const userFormSchema = userSchema.shape(avatar)
export const profileFormSchema = profileSchema.shape(avatar)
export const clientFormSchema = registerSchema.shape(avatar)
export type ClientRegistration = InferType<typeof clientFormSchema>
/** Roles are assigned by a separate call after the account is created. */
export const registerFormSchema = registerSchema.shape({
  ...avatar,
  role_ids: array(number().required()).default([]),
})
