/** Drafts on the server, and who else is in a record. */
export const autosave = {
  offered: 'You have an unsaved draft from %{time}, on another computer or in another window.',
  restore: 'Restore',
  discard: 'Discard draft',
  kept: 'Draft kept at %{time}',
  here: 'Draft kept on this computer only',
  editing: '%{name} is editing, since %{time}.',
  looking: '%{name} is looking, since %{time}.',
  several: '%{smart_count} others are here',
  saved_by: '%{name} saved a new version at %{time}.',
  saved: 'A new version was saved at %{time}.',
  saved_by_me: 'You saved a new version at %{time} in another window.',
  load: 'Load new version',
  merge: 'Merge with mine',
  failed: 'The new version could not be loaded.',
  unfinished: 'Unfinished',
  untitled: '(no name yet)',
}
