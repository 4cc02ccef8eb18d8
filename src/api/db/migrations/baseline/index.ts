import appearance from './appearance'
import counts from './counts'
import history from './history'
import historyTriggers from './historyTriggers'
import media from './media'
import mediaUses from './mediaUses'
import orders from './orders'
import people from './people'
import posts from './posts'
import prices from './prices'
import reports from './reports'
import search from './search'
import sessions from './sessions'
import settings from './settings'
import site from './site'
import types from './types'
import voices from './voices'
import warehouse from './warehouse'
import workInProgress from './workInProgress'

/** The database of version 1.0.0, each subject after what it refers to. It is frozen: what changes is a step of its own. */
export const baseline = [
  search,
  counts,
  history,
  historyTriggers,
  media,
  mediaUses,
  people,
  sessions,
  workInProgress,
  types,
  prices,
  posts,
  voices,
  warehouse,
  reports,
  orders,
  site,
  appearance,
  settings,
].join('\n')
