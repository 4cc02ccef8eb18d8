import { QueryClient } from '@tanstack/react-query'
import { render, waitFor } from '@testing-library/react'
import {
  CoreAdminContext,
  testDataProvider,
  useAuthState,
  useGetList,
  useGetMany,
  useGetManyReference,
  useGetOne,
} from 'react-admin'
import { expect, it } from 'vitest'
import { assumeSignedIn, pageQuery, raKeys, recordQuery } from '../../../src/admin/providers/cache/raKeys'

const asked = {
  pagination: { page: 2, perPage: 5 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: { a: 1 },
}

function Hooks() {
  useGetList('posts', asked)
  useGetOne('posts', { id: 7, meta: { form: true } })
  useGetMany('posts', { ids: [1, 2] })
  useGetManyReference('posts', { target: 'a', id: 1 })
  useAuthState()
  return null
}

it('the keys are those under which the hooks of react-admin keep their answers', async () => {
  const rows = async () => ({ data: [{ id: 1 }, { id: 2 }] as never[], total: 2 })
  const dataProvider = testDataProvider({
    getList: rows,
    getMany: rows,
    getManyReference: rows,
    getOne: async () => ({ data: { id: 7 } as never }),
  })
  const never = async () => undefined
  const authProvider = {
    login: never,
    logout: never,
    checkAuth: never,
    checkError: never,
    getPermissions: never,
  }
  const client = new QueryClient()
  const expected = new QueryClient()
  assumeSignedIn(expected)
  await expected.prefetchQuery(pageQuery(dataProvider, 'posts', asked))
  await expected.prefetchQuery(recordQuery(dataProvider, 'posts', { id: 7, meta: { form: true } }))

  render(
    <CoreAdminContext dataProvider={dataProvider} authProvider={authProvider} queryClient={client}>
      <Hooks />
    </CoreAdminContext>,
  )
  const hashes = () =>
    client
      .getQueryCache()
      .getAll()
      .map(({ queryHash }) => queryHash)
  await waitFor(() => {
    for (const { queryHash } of expected.getQueryCache().getAll()) expect(hashes()).toContain(queryHash)
    for (const key of [raKeys.lists, raKeys.records, raKeys.many, raKeys.references])
      expect(client.getQueryCache().findAll({ queryKey: key('posts') })).not.toEqual([])
  })
  await waitFor(() => expect(client.getQueryData(raKeys.list('posts', asked))).toMatchObject({ total: 2 }))
  expect(expected.getQueryData(raKeys.list('posts', asked))).toEqual(
    client.getQueryData(raKeys.list('posts', asked)),
  )
})
