import { useReserved } from './reserve'

/** Stands for what has yet to come, and may be nothing: what is below is shown after it. */
export const ReservedPlace = () => <span hidden {...useReserved()} />
