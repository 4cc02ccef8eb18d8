import { guards } from '../../domain/guards'
import { typeIdsIn } from '../../domain/settings'
import { type LinkAnswer, linkStates, linksSchema, sitePathOf } from '../../domain/siteLinks'
import { validate } from '../../domain/validation'
import { listOf } from '../http/answerPlan'
import { json } from '../http/answers'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import type { GuardedRoute } from '../http/route'
import { choiceSchema, objectSchema, textSchema } from '../http/schema'
import { settingOf } from '../settingOf'
import { linkStatesOf } from '../site/links'

/** `POST /menus/links {urls}`: a redirect counts as live; each link is looked up over an index. */
async function tellLinks(call: Call): Promise<Response> {
  const { db, body, now } = call
  const { value, errors } = validate(linksSchema, body)
  if (errors) throw new ApiError('invalid', { errors })
  const paths = new Map(value.urls.map((url) => [url, sitePathOf(url)]))
  const asked = [...new Set(paths.values())].filter((path) => path !== undefined)
  const bareTypes = typeIdsIn(await settingOf(call, 'remove_slug_of_post_type'))
  const states = await linkStatesOf(db, asked, { now, bareTypes })
  const data = [...paths].flatMap(([url, path]): LinkAnswer[] => {
    const state = path === undefined ? undefined : states.get(path)
    return state ? [{ url, state }] : []
  })
  return json({ data })
}

export const linksRoute: GuardedRoute = {
  method: 'POST',
  path: '/menus/links',
  summary: 'Tell which addresses lead somewhere within the site',
  takes: linksSchema,
  answers: listOf(objectSchema({ url: textSchema, state: choiceSchema(linkStates) })),
  guard: guards.menus.list,
  // It only reads: the addresses are too many for a query string.
  whileViewing: true,
  handler: tellLinks,
}
