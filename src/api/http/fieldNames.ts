import { named, nameKeys } from '../../domain/fieldNames'
import type { ResourceName } from '../../domain/guards'
import type { FieldErrors } from '../../domain/message'
import type { Locale } from './locale'
import type { Route } from './route'
import { wordAt, wordsOfLanguage } from './words'

/** The route's own `about`, else the entity of the list that its path begins with. */
export function subjectsOf(routes: readonly Route[]): (route: Route) => ResourceName | undefined {
  const lists = routes.flatMap(({ path, ...route }) =>
    'lists' in route && route.lists ? [{ path, entity: route.lists.name }] : [],
  )
  return ({ path, about }) =>
    about ??
    lists.find(({ path: list, entity }) => [list, `/${entity}`].some((at) => `${path}/`.startsWith(`${at}/`)))
      ?.entity
}

export async function withFieldNames(
  errors: FieldErrors,
  entity: ResourceName | undefined,
  locale: Locale,
): Promise<FieldErrors> {
  const isEmpty = Object.values(errors).some((each) => each.some(({ key }) => key === 'validation.required'))
  if (!entity || !isEmpty) return errors
  const words = await wordsOfLanguage(locale)
  const nameOf = (path: string) =>
    nameKeys(path)
      .map((key) => wordAt(words, 'resources', entity, ...key.split('.')))
      .find(Boolean)
  return Object.fromEntries(
    Object.entries(errors).map(([path, each]) => [path, each.map((message) => named(message, nameOf(path)))]),
  )
}
