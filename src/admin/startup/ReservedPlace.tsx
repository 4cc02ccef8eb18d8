import { useReserved } from './reserve'

/** Placeholder for something still loading that may turn out empty; parts below it are hidden until then. */
export const ReservedPlace = () => <span hidden {...useReserved()} />
