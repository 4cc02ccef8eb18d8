import { useState } from 'react'
import type { Happened, Note } from '../components/thread/notes'
import { Thread } from '../components/thread/Thread'
import sample from './sample.json'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const [first, second] = sample.people
let last = 0
const noteOf = (text: string, minutes = 0, author = first): Note => ({
  kind: 'note',
  id: ++last,
  author: { name: author ?? '' },
  at: minutesAgo(minutes),
  text,
})
const [asked, answered, noted] = sample.notes

export function ThreadSample() {
  const [notes, setNotes] = useState<Note[]>(() => [
    { ...noteOf(asked ?? '', 180), replies: [noteOf(answered ?? '', 150, second)] },
    noteOf(noted ?? '', 20, second),
  ])
  const happened: Happened = { kind: 'happened', id: 1, at: minutesAgo(60), text: sample.happened }
  return (
    <Thread
      entries={[...notes, happened]}
      send={async (text, to) => {
        // The text “fail” simulates a lost network.
        if (text === 'fail') throw new TypeError('Failed to fetch')
        const note = noteOf(text)
        setNotes((all) =>
          to
            ? all.map((each) =>
                each.id === to.id ? { ...each, replies: [...(each.replies ?? []), note] } : each,
              )
            : [note, ...all],
        )
      }}
    />
  )
}
