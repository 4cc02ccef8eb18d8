import { openingTable } from './opening'

process.stdout.write((await openingTable(1)) + '\n')
