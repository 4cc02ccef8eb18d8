import type { Screen } from './components/screen'
import { pageScreens } from './pages/screens'
import { mediaScreens } from './resources/media/screens'

/**
 * Every address of the back office. Routes, menu, breadcrumb, titles and access checks read this table;
 * it is light, because the start imports it before anything else to fetch the page that is asked for.
 */
export const screens: readonly Screen[] = [...pageScreens, ...mediaScreens]
