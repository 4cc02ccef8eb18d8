import { common } from './vi/common'
import { components } from './vi/components'
import { layout } from './vi/layout'
import { login } from './vi/login'
import { ra } from './vi/ra'
import { validation } from './vi/validation'

/** Vietnamese, the default; the other languages must have its shape. Entities stand under `resources`. */
const vi = { ra, common, components, login, layout, validation, resources: {} }

export type Messages = typeof vi
export default vi
