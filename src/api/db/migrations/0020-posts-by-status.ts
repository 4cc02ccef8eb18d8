/** How many posts there are by type and status alone: categories and trademarks have thousands of combinations. */
export default /* sql */ `
call sum_list('posts', 'type_id, status', $$('rows', 1)$$);
`
