import { useState } from 'react'
import { KeyCaps } from '../../keys/KeyCaps'
import { box } from '../../theme/tokens'
import { sourcesOf } from '../media/sources'
import { TypeIcon } from '../types/TypeIcon'
import type { PaletteEntry } from './entry'

export function EntryLine({ entry }: { entry: PaletteEntry }) {
  const { title, subtitle, icon: Icon, image, type, keys } = entry
  const [isBroken, setBroken] = useState(false)
  return (
    <>
      <span className="entry-picture">
        {image && !isBroken ? (
          <img decoding="async" {...sourcesOf(image, box.thumbnail)} alt="" onError={() => setBroken(true)} />
        ) : (
          (type && <TypeIcon of={type} fontSize="small" aria-hidden />) ||
          (Icon && <Icon fontSize="small" aria-hidden />)
        )}
      </span>
      <span className="entry-text">
        <span dir="auto">{title}</span>
        {subtitle && <small dir="auto">{subtitle}</small>}
      </span>
      {keys && <KeyCaps keys={keys} />}
    </>
  )
}

/** Styles for the container: once for all lines, since the palette must open at once. */
export const entryStyle = {
  p: 0,
  pb: 1,
  maxHeight: 'none',
  overflow: 'visible',
  '& ul': { p: 0, m: 0, listStyle: 'none' },
  '& .entry-group': {
    px: 2,
    pt: 1.5,
    pb: 0.5,
    color: 'text.secondary',
    typography: 'body2',
    fontWeight: 600,
  },
  '& li.entry': { gap: 1.5 },
  '& .entry-picture': {
    display: 'inline-flex',
    flex: 'none',
    justifyContent: 'center',
    alignItems: 'center',
    width: box.thumbnail,
    height: box.thumbnail,
    color: 'text.secondary',
  },
  '& img': { width: '100%', height: '100%', objectFit: 'cover', borderRadius: 1 },
  '& .entry-text': { flex: 1, minWidth: 0 },
  '& .entry-text > *': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& small': { typography: 'body2', color: 'text.secondary' },
} as const
