import { useCallback, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { get, useFormState } from 'react-hook-form'

/** Messages with parameters are wrapped by react-admin; others are keys or sentences. */
function parsed(message: string): { key: string; args?: Record<string, unknown> } {
  const [, wrapped] = /^@@react-admin@@(.*)$/.exec(message) ?? []
  if (!wrapped) return { key: message }
  const { message: key, args }: { message: string; args?: Record<string, unknown> } = JSON.parse(wrapped)
  return { key, args }
}

/** Errors of a form's lines by index and field; stable while they are equal, so that lines do not rerender. */
export function useLineProblems(source: string) {
  const translate = useTranslate()
  const { errors } = useFormState({ name: source })
  const list: unknown = errors[source]
  const said = JSON.stringify(
    Array.isArray(list)
      ? list.map((fields: unknown) =>
          Object.fromEntries(
            Object.keys(fields ?? {}).flatMap((name) => {
              const message: unknown = get(fields, `${name}.message`)
              return typeof message === 'string' ? [[name, message]] : []
            }),
          ),
        )
      : [],
  )
  const problems = useMemo((): Record<string, string>[] => JSON.parse(said), [said])
  const problemOf = useCallback(
    (place: number, name: string): string | undefined => {
      const message = problems[place]?.[name]
      if (message === undefined) return undefined
      const { key, args } = parsed(message)
      return translate(key, { ...args, _: key })
    },
    [problems, translate],
  )
  const own: unknown = get(errors, `${source}.message`) ?? get(errors, `${source}.root.message`)
  return { problemOf, own: typeof own === 'string' ? own : undefined }
}
