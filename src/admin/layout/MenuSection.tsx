import ExpandMore from '@mui/icons-material/ExpandMore'
import type { SvgIconProps } from '@mui/material'
import { type ElementType, memo, useId } from 'react'
import {
  type TranslateFunction,
  useLocaleState,
  useResourceDefinitions,
  useStore,
  useTranslate,
} from 'react-admin'
import { formatNumber } from '../components/formats/formats'
import { speakWithStyle } from '../components/types/StyleWords'
import { TypeIcon } from '../components/types/TypeIcon'
import { menuIcons } from './icons'
import { MenuEntry } from './MenuEntry'
import type { MenuGroup } from './menuGroups'
import type { MenuControl } from './useMenuState'

interface MenuSectionProps {
  group: MenuGroup
  /** First group of its menu section, so it shows the section's caption. */
  isFirst: boolean
  waiting: number
  /** Number of new records, such as orders, of the group's type. */
  fresh: number
  /** Address of the current entry, if it belongs to the group. */
  active: string | undefined
  menu: MenuControl
}

/** A resource's name is shown in its plural; a post type's title is not an i18n key. */
const nameIn = (translate: TranslateFunction, label: string): string =>
  translate(label, { smart_count: 2, _: label })

function useIcon(names: readonly string[]): ElementType<SvgIconProps> | undefined {
  const definitions = useResourceDefinitions()
  return names.map((name) => menuIcons[name] ?? definitions[name]?.icon).find(Boolean)
}

/**
 * A group of the menu with its entries, or a single entry. Memoized, so that a click renders only the groups concerned.
 */
export const MenuSection = memo(function MenuSection(props: MenuSectionProps) {
  const { group, isFirst, waiting, fresh, active, menu } = props
  const [locale] = useLocaleState()
  const shownCount = (count: number) => (count > 0 ? formatNumber(count, locale) : undefined)
  const translate = useTranslate()
  const id = useId()
  const holdsActive = group.items.some(({ to }) => to === active)
  const [chosen, setChosen] = useStore<boolean | null>(`menu.open.${group.key}`, null)
  const isOpen = chosen ?? holdsActive
  const isNarrow = !menu.isWide
  const Icon = useIcon(group.icons)
  const label = nameIn(translate, group.label)
  const translateItem = speakWithStyle(translate, group.type?.style)

  const toggle = () => {
    if (isNarrow) menu.widen()
    else menu.unfold()
    setChosen(isNarrow || !isOpen)
  }

  return (
    <li
      data-caption={isFirst && group.section ? translate(`layout.menu.sections.${group.section}`) : undefined}
    >
      <MenuEntry
        label={label}
        count={shownCount(waiting + fresh)}
        icon={
          group.mark ? (
            <span className="menu-mark" data-mark={group.mark} />
          ) : group.type?.drawing ? (
            <TypeIcon of={group.type} fontSize="small" />
          ) : (
            Icon && <Icon fontSize="small" />
          )
        }
        isNarrow={isNarrow}
        isActive={group.to ? group.to === active : holdsActive && (isNarrow || !isOpen)}
        to={group.to}
        {...(!group.to && {
          expanded: isOpen && !isNarrow,
          controls: id,
          end: <ExpandMore fontSize="small" className="menu-turn" />,
        })}
        onClick={group.to ? () => menu.select(false) : toggle}
      />
      {!group.to && isOpen && !isNarrow && (
        <ul id={id} aria-label={label}>
          {group.items.map((item) => (
            <li key={item.to}>
              <MenuEntry
                label={nameIn(translateItem, item.label)}
                count={item.waitsByType && shownCount(fresh)}
                isActive={item.to === active}
                to={item.to}
                onClick={() => menu.select(true)}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
})
