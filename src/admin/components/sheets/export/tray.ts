import { createShared } from '../../../startup/shared'

/** Whether anything was exported since the page loaded; only then the layout loads the tray. */
export const tray = createShared(false)
