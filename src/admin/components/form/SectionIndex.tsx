import Toc from '@mui/icons-material/Toc'
import { IconButton, Menu, MenuItem } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type SectionMark, useSectionMarks } from './sections'

const fewEnough = 5

const heading = ({ id }: SectionMark) => document.getElementById(id)
const place = (mark: SectionMark) => heading(mark)?.getBoundingClientRect().top ?? 0
const fromTop = (marks: readonly SectionMark[]) => [...marks].sort((a, b) => place(a) - place(b))

export function SectionIndex() {
  const translate = useTranslate()
  const marks = useSectionMarks()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [shown, setShown] = useState<readonly SectionMark[]>([])
  const [chosen, setChosen] = useState<SectionMark | null>(null)
  // Includes sections that mount while the menu is open; a closing menu keeps its items.
  useEffect(() => {
    if (anchor) setShown(fromTop(marks))
  }, [anchor, marks])
  if (marks.length <= fewEnough) return null
  const label = translate('components.form.sections')
  const open = (button: HTMLElement) => {
    setShown(fromTop(marks))
    setChosen(null)
    setAnchor(button)
  }
  const go = () => {
    const found = chosen && heading(chosen)
    if (!found) return
    found.scrollIntoView({ block: 'start' })
    found.focus({ preventScroll: true })
  }
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        <Toc />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        // After closing, the focus moves to the section, or without a choice to the button.
        disableRestoreFocus={chosen !== null}
        slotProps={{ transition: { onExited: go } }}
      >
        {shown.map((mark) => (
          <MenuItem
            key={mark.id}
            onClick={() => {
              setChosen(mark)
              setAnchor(null)
            }}
          >
            {mark.title}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
