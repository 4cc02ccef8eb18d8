import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { dereferenced, type OpenApi, type Shape } from './openApi'

interface ShapeProps {
  document: OpenApi
  shape: Shape
}

interface Member {
  shape: Shape
  isRequired: boolean
}

function typeOf(document: OpenApi, given: Shape): string {
  const shape = dereferenced<Shape>(document, given)
  if (shape.anyOf) return united(shape.anyOf.map((each) => typeOf(document, each)))
  if (shape.enum) return united(shape.enum.map((each) => JSON.stringify(each)))
  return united(
    [shape.type ?? 'any'].flat().map((type) => {
      if (type === 'null') return type
      if (type !== 'array' || !shape.items) return shape.format ?? type
      const item = typeOf(document, shape.items)
      return item.includes('|') ? `(${item})[]` : `${item}[]`
    }),
  )
}

/** Each once, null at the end. */
const united = (types: readonly string[]): string =>
  [...new Set(types)].sort((a, b) => Number(a === 'null') - Number(b === 'null')).join(' | ')

/** The members of an object, of the rows of an array, or of what else it may be. */
function membersOf(document: OpenApi, given: Shape): Record<string, Member> {
  const shape = dereferenced<Shape>(document, given)
  if (shape.items) return membersOf(document, shape.items)
  if (shape.anyOf) return Object.assign({}, ...shape.anyOf.map((each) => membersOf(document, each)))
  return Object.fromEntries(
    Object.entries(shape.properties ?? {}).map(([name, each]) => [
      name,
      { shape: each, isRequired: shape.required?.includes(name) ?? false },
    ]),
  )
}

/** A shape as a list of its members; what they hold is opened on demand. */
export function ShapeView({ document, shape }: ShapeProps) {
  const members = Object.entries(membersOf(document, shape))
  if (!members.length) return <Type>{typeOf(document, shape)}</Type>
  return (
    <Box component="ul" sx={list}>
      {members.map(([name, member]) => (
        <MemberLine key={name} document={document} name={name} {...member} />
      ))}
    </Box>
  )
}

function MemberLine({ document, name, shape, isRequired }: ShapeProps & Member & { name: string }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const told = dereferenced<Shape>(document, shape)
  const hasMembers = Object.keys(membersOf(document, shape)).length > 0
  const line = (
    <>
      <code>{name}</code> <Type>{typeOf(document, shape)}</Type>
      {isRequired && (
        <Typography component="span" variant="caption" color="warning">
          {' '}
          {translate('api_docs.required')}
        </Typography>
      )}
      {(told.title || told.description) && (
        <Typography component="span" variant="body2" color="textSecondary">
          {' '}
          <Sentence of={told.description ?? told.title ?? ''} />
        </Typography>
      )}
    </>
  )
  if (!hasMembers) return <li>{line}</li>
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{line}</summary>
        {isOpen && <ShapeView document={document} shape={shape} />}
      </details>
    </li>
  )
}

/** Text between backticks is code. */
export const Sentence = ({ of }: { of: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
  of.split('`').map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part))

const Type = ({ children }: { children: string }) => (
  <Typography component="span" variant="body2" sx={{ color: 'primary.main', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
)

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  '& ul': { pt: 1, borderInlineStart: '1px solid', borderColor: 'divider', paddingInlineStart: 2 },
  '& summary': { cursor: 'pointer' },
} as const
