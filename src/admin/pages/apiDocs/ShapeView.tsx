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
  if (shape.anyOf) return [...new Set(shape.anyOf.map((each) => typeOf(document, each)))].join(' | ')
  if (shape.enum) return shape.enum.map((each) => JSON.stringify(each)).join(' | ')
  const types = [shape.type ?? 'any'].flat()
  return types
    .map((type) =>
      type === 'array' && shape.items ? `${typeOf(document, shape.items)}[]` : (shape.format ?? type),
    )
    .map((type, at) => (types[at] === 'null' ? 'null' : type))
    .join(' | ')
}

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
          {told.description ?? told.title}
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
