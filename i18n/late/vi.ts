import { history } from '../vi/history'

/** Words of what nobody sees on the first screen; fetched with the code that says them. */
const late = { history }

export default late
