import type { Guard } from '../../../domain/permissions'
import type { PostType } from '../../../domain/typeSchema'
import { fillPath, isOffered } from '../screens/matchScreen'
import type { MenuPlace, Screen } from '../screens/screen'

/** An address that can be opened from anywhere. */
interface ScreenPlace {
  to: string
  /** i18n key. */
  label: string
  /** The post type that it belongs to. */
  type?: PostType
  screen: Screen
  /** A form for something new. */
  isNew: boolean
  /** Keys that go there, in the notation of tinykeys. */
  keys?: string
}

const noPlace: MenuPlace = {}
const labelOf = ({ title, resource }: Screen, { label }: MenuPlace, isListed: boolean): string =>
  label ?? (isListed && resource ? `resources.${resource}.name` : title)

/** What a page is called in the menu; other pages by their title. */
const menuPlaces = ({ menu = [] }: Screen): MenuPlace[] =>
  [menu].flat().filter(({ insteadOf }) => insteadOf === undefined)

/** Every screen that this person may open without knowing a record, each page once; one for each post type. */
export function placesOf(
  screens: readonly Screen[],
  types: readonly PostType[],
  can: (guard: Guard) => boolean,
): ScreenPlace[] {
  const open = screens.filter(({ path, bare, guard }) => !bare && can(guard) && !/:(?!typeID)/.test(path))
  return open.flatMap((screen) => {
    const twins = open.filter(({ page }) => page === screen.page)
    const main = twins.find((each) => menuPlaces(each).length > 0) ?? twins[0]
    if (main !== screen) return []
    const isTyped = screen.path.includes('/:typeID')
    const isNew = screen.title.endsWith('.create')
    const own = menuPlaces(screen)
    // A page that is in no menu is offered with the entity that it belongs to.
    const { menu = [] } = screen.menu ? screen : (screens.find(({ path }) => path === screen.base) ?? screen)
    const { feature } = [menu].flat()[0] ?? noPlace
    return (own.length ? own : [{ feature }]).flatMap((place) =>
      (isTyped ? types : [undefined])
        .filter((type) => isOffered(place, type?.features))
        .map((type, at): ScreenPlace => {
          const to = fillPath(screen.path, { typeID: type?.id }) + (place.query ?? '')
          const isMain = place === own[0] || !own.length
          const isPosts = screen.resource === 'posts' && screen.base === screen.path && isMain && at < 9
          // Of a page of each type the first type has the letter.
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
