/** `95` minutes → `{ hours: 1, minutes: 35 }`. */
export function splitDuration(minutes: number): { hours: number; minutes: number } {
  const whole = Math.max(0, Math.round(minutes))
  return { hours: Math.floor(whole / 60), minutes: whole % 60 }
}
