/** @jsxImportSource hono/jsx */
import { html } from 'hono/html'
import type { Child } from 'hono/jsx'
import type { Told } from './door'
import type { Here, Word } from './here'
import { Notice, type Page } from './parts'

/** A form that came back: what was typed, and what the door said to it. */
export interface CameBack {
  kind: string
  values: Record<string, string>
  told: Pick<Told<unknown>, 'message' | 'errors'>
}

/** `fill` is for what the browser has kept. */
type FieldOptions = { type?: 'tel' | 'email'; rows?: number; isRequired?: boolean; fill?: string }

/** Draws fields of one form, each with its label, what was typed, and what is wrong with it. */
export function fieldsOf(here: Here, kind: string, sent?: CameBack) {
  const came = sent?.kind === kind ? sent : undefined
  return (name: string, word: Word, { type, rows, isRequired: required, fill }: FieldOptions = {}) => {
    const id = `${kind}-${name}`
    const wrong = came?.told.errors?.[name]?.join(' ')
    const faulty = wrong ? { 'aria-invalid': 'true' as const, 'aria-describedby': `${id}-wrong` } : {}
    const shared = { id, name, required, autocomplete: fill, ...faulty }
    const value = came?.values[name] ?? ''
    return html`<p>
      <label for="${id}">${here.say(word)} ${required ? '' : here.say('optional')}</label>
      ${
        rows ? (
          <textarea {...shared} rows={rows}>
            {value}
          </textarea>
        ) : (
          <input {...shared} type={type} value={value} />
        )
      }
      <span class="wrong" id="${id}-wrong">${wrong}</span>
    </p>`
  }
}

type FormProps = Page<{
  kind: string
  sent?: CameBack
  action: string
  word: Word
  hidden?: Record<string, string | number>
  /** Words of visitors: with a field that only machines fill in, and the proof that the script adds. */
  isGuarded?: boolean
  children: Child
}>

export function Form({ here, kind, sent, action, word, hidden = {}, isGuarded, children }: FormProps) {
  const message = sent?.kind === kind && sent.told.message
  const trap = html`<div class="unseen" aria-hidden="true"><input name="website" tabindex="-1" autocomplete="off"></div>`
  return (
    <form method="post" action={action} data-challenge={isGuarded && here.assets.challenge}>
      {message && <Notice isBad>{message}</Notice>}
      {Object.entries({ kind, ...hidden }).map(([name, value]) => (
        <input type="hidden" name={name} value={String(value)} />
      ))}
      {isGuarded && trap}
      {children}
      <button type="submit">{here.say(word)}</button>
    </form>
  )
}
