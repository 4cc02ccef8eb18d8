import type { Access } from '../../../domain/permissions'
import type { PostType } from '../../../domain/typeSchema'
import { fillPath, isOffered } from '../screens/matchScreen'
import type { MenuPlace, Screen } from '../screens/screen'

/** A page that opens without a record's id. */
interface ScreenPlace {
  to: string
  /** i18n key. */
  label: string
  type?: PostType
  screen: Screen
  isNew: boolean
  keys?: string
}

const noPlace: MenuPlace = {}
const labelOf = ({ title, resource }: Screen, { label }: MenuPlace, isListed: boolean): string =>
  label ?? (isListed && resource ? `resources.${resource}.name` : title)

/** Menu entries, whose labels name the page; other pages go by their title. */
const menuPlaces = ({ menu = [] }: Screen): MenuPlace[] =>
  [menu].flat().filter(({ insteadOf }) => insteadOf === undefined)

/** Each page that the user may open without a record's id, once per post type if its path has one. */
export function placesOf(
  screens: readonly Screen[],
  types: readonly PostType[],
  can: (guard: Access) => boolean,
): ScreenPlace[] {
  const open = screens.filter(({ path, bare, guard }) => !bare && can(guard) && !/:(?!typeID)/.test(path))
  return open.flatMap((screen) => {
    const twins = open.filter(({ page }) => page === screen.page)
    const main = twins.find((each) => menuPlaces(each).length > 0) ?? twins[0]
    if (main !== screen) return []
    const isTyped = screen.path.includes('/:typeID')
    const isNew = screen.title.endsWith('.create')
    const own = menuPlaces(screen)
    // A page outside of the menu follows the menu entry of its entity.
    const { menu = [] } = screen.menu ? screen : (screens.find(({ path }) => path === screen.base) ?? screen)
    const { feature } = [menu].flat()[0] ?? noPlace
    return (own.length ? own : [{ feature }]).flatMap((place) =>
      (isTyped ? types : [undefined])
        .filter((type) => isOffered(place, type?.features))
        .map((type, at): ScreenPlace => {
          const to = fillPath(screen.path, { typeID: type?.id }) + (place.query ?? '')
          const isMain = place === own[0] || !own.length
          const isPosts = screen.resource === 'posts' && screen.base === screen.path && isMain && at < 9
          // A page of every post type has its shortcut for the first type.
          const letter = isPosts ? String(at + 1) : isMain && at === 0 ? screen.goKey : undefined
          return {
            to,
            label: labelOf(screen, place, own.length > 0 && !isNew),
            screen,
            isNew,
            ...(type && { type }),
            ...(letter && { keys: `g ${letter}` }),
          }
        }),
    )
  })
}
