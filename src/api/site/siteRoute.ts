import { type SQL, sql } from 'drizzle-orm'
import type { AnswerPlan } from '../http/answerPlan'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import type { PublicRoute } from '../http/route'
import { choiceSchema, type Schema } from '../http/schema'
import { answersOf } from './answers'
import { cacheControl, isUnchanged, lookUp } from './freshness'

export const siteLocales = ['vi', 'en', 'ja'] as const

export interface Visit {
  call: Call<null>
  now: Date
  locale: string
  params: Record<string, string>
  query: URLSearchParams
}

interface Answer {
  /** JSON unless `type` says otherwise. */
  body: unknown
  type?: string
  /** Of records in the answer, beside those that the route depends on. */
  tags?: readonly string[]
}

interface Plan<Found> {
  /** Under `/api/site/v1/:locale`. */
  path: string
  summary: string
  answers: AnswerPlan
  asks?: PublicRoute['asks']
  asksUnder?: PublicRoute['asksUnder']
  needs?: readonly string[]
  parts?: Readonly<Record<string, Schema>>
  /** What an answer always depends on, whatever it is asked for: see `site_changes`. */
  tags: readonly string[]
  /** JSON of what the address and its parameters name; their records are looked up here. */
  finds?: (visit: Visit) => SQL
  /** Selects further tags from `asked.found`. */
  tagsFound?: (visit: Visit) => SQL
  /** @throws ApiError */
  read: (visit: Visit, found: Found) => Promise<Answer>
}

/** A `GET` that visitors' programs make: in a language of the site, with validators, for anybody. */
export function siteRoute<Found>(plan: Plan<Found>): PublicRoute {
  const { path, summary, answers, asks, asksUnder, needs, parts } = plan
  return {
    method: 'GET',
    path: `/site/v1/:locale${path}`,
    summary,
    answers,
    ...(asks && { asks }),
    ...(asksUnder && { asksUnder }),
    ...(needs && { needs }),
    parts: { locale: choiceSchema(siteLocales), ...parts },
    guard: 'public',
    isConditional: true,
    handler: (call) => answerVisit(plan, call),
  }
}

async function answerVisit<Found>(plan: Plan<Found>, call: Call<null>): Promise<Response> {
  const { request, url, params, now, deps } = call
  const locale = params.locale ?? ''
  const visit: Visit = { call, now, locale, params, query: url.searchParams }
  for (const name of plan.needs ?? []) if (!url.searchParams.get(name)) throw invalid(name, 'required')
  // Literal, so that the planner expects as many whether it knows the values or not, and keeps the plan.
  const own = sql`select unnest(${sql.raw(`'{${plan.tags.join(',')}}'`)}::text[])`
  const { found, etag, next, isLanguage } = await lookUp<Found>(deps.db, {
    locale,
    now,
    finds: plan.finds?.(visit) ?? sql`null::json`,
    tags: plan.tagsFound ? sql`${own} union all ${plan.tagsFound(visit)}` : own,
  })
  if (!isLanguage || !siteLocales.some((each) => each === locale)) throw invalid('locale', 'choice')
  const fresh = { etag, 'cache-control': cacheControl(now, next) }
  if (isUnchanged(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers: fresh })
  // With the host: feeds may name it.
  const address = url.href
  const known = answersOf(deps).get(address)
  if (known?.etag === etag) return new Response(known.body, { headers: { ...known.headers, ...fresh } })
  const { body, type, tags = [] } = await plan.read(visit, found)
  const text = type ? String(body) : JSON.stringify(body)
  const headers = {
    'content-type': type ?? 'application/json; charset=utf-8',
    'cache-tag': [...new Set([...plan.tags, ...tags])].join(','),
  }
  answersOf(deps).keep(address, { etag, body: text, headers })
  return new Response(text, { headers: { ...headers, ...fresh } })
}

export const notThere = (): ApiError => new ApiError('not_found')
