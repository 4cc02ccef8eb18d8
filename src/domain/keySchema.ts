import { array, boolean, type InferType, object, string } from 'yup'
import { allPermissions, type Permission } from './permissions'
import { momentText, requiredText } from './rules'
import { message } from './validation'

/** Keys of one person. */
export const maxKeys = 20

/** How long a key opens something unless its maker says otherwise. */
export const keyDays = 365

const millisADay = 86_400_000

/** Of a key: what a program may do in the name of its maker. See *Keys* in the contract. */
export const keySchema = object({
  name: requiredText(100),
  permissions: array(string<Permission>().required().oneOf(allPermissions))
    .required()
    .min(1, message('key_permissions'))
    .max(allPermissions.length),
  /** What it writes waits until its person accepts it. See *Assistants* in the contract. */
  proposes: boolean().default(false),
  expires_at: momentText()
    .default(() => new Date(Date.now() + keyDays * millisADay).toISOString())
    .test('ahead', message('key_ahead'), (moment) => !(Date.parse(moment) <= Date.now())),
})

export interface AccessKey extends InferType<typeof keySchema> {
  id: number
  version: number
  created_at: string
  /** To five minutes; null before the first call. */
  last_used_at: string | null
  /** The last characters of the secret, by which its owner knows it. */
  hint: string
}

/** The answer to `POST /keys`: the only place that ever has the secret. */
export interface MadeKey extends AccessKey {
  secret: string
}
