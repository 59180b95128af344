import { createHash } from 'node:crypto'

import type { Page, Route } from '@playwright/test'

/** Accepted token; any other is rejected as invalid. */
export const TOKEN = 'github_pat_right'

/** A fake GitHub repository for the desk: files, head and commits. */
export interface FakeGitHub {
  files: Map<string, string>
  /** Headlines of the commits made by the desk. */
  commits: string[]
  /** Simulates a commit by another person. */
  push: (path: string, text: string) => void
  /** Makes the following requests fail. */
  fail: (how: 'token' | 'network' | undefined) => void
}

interface Query {
  query: string
  variables: {
    input?: {
      expectedHeadOid: string
      fileChanges: { additions: { path: string; contents: string }[] }
      message: { headline: string }
    }
  }
}

/** Intercepts the desk's requests to GitHub's API. */
export async function fakeGitHub(page: Page, files: Map<string, string>): Promise<FakeGitHub> {
  let head = oid('start')
  const commits: string[] = []
  let failure: 'token' | 'network' | undefined
  const push = (path: string, text: string) => {
    files.set(path, text)
    head = oid(head + text)
  }

  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request()
    if (failure === 'network') return route.abort('internetdisconnected')
    if (request.method() === 'OPTIONS') return answer(route, {})
    if (failure === 'token' || !request.headers().authorization?.endsWith(TOKEN)) {
      return answer(route, { message: 'Bad credentials' }, 401)
    }
    const { pathname } = new URL(request.url())
    if (pathname === '/user') return answer(route, { id: 1, login: 'owner', name: 'Owner' })
    if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204, headers: CORS })
    if (pathname.includes('/git/trees/')) {
      const tree = [...files].map(([path, text]) => ({
        path,
        type: 'blob',
        sha: oid(text),
        size: text.length,
      }))
      return answer(route, { sha: head, tree })
    }
    if (pathname === '/graphql') return answer(route, graphql(request.postDataJSON() as Query))
    return answer(route, {}, 404)
  })

  function graphql({ query, variables: { input } }: Query): unknown {
    if (input) {
      if (input.expectedHeadOid !== head) {
        return { data: null, errors: [{ type: 'STALE_DATA', message: STALE }] }
      }
      const { additions } = input.fileChanges
      for (const { path, contents } of additions) {
        push(path, Buffer.from(contents, 'base64').toString())
      }
      commits.push(input.message.headline)
      const own = additions.map(({ path }, index) => [
        `file_${index}`,
        { oid: oid(files.get(path) ?? '') },
      ])
      const commit = {
        oid: head,
        committedDate: '2026-01-01T00:00:00Z',
        ...Object.fromEntries(own),
      }
      return { data: { createCommitOnBranch: { commit } } }
    }
    const history = { nodes: [{ oid: head, message: 'Start' }] }
    const aliases = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)]
    const texts = aliases.map(([, alias = '', sha]) => {
      const text = [...files.values()].find((one) => oid(one) === sha)
      return [alias, { text, isTruncated: false }] as const
    })
    const metadata = [...query.matchAll(/(\w+_\d+): *\n? *ref\(/g)].map(
      ([, alias = '']) => [alias, { target: { history: { nodes: [COMMIT] } } }] as const,
    )
    const repository = {
      defaultBranchRef: { name: 'main' },
      ref: { target: { history } },
      ...Object.fromEntries([...texts, ...metadata]),
    }
    return { data: { repository } }
  }

  return { files, commits, push, fail: (how) => void (failure = how) }
}

const STALE = 'Expected branch to point to "a1b2" but it did not. Pull and try again.'

const COMMIT = {
  author: { name: 'Owner', email: 'owner@example.com', user: { id: 1, login: 'owner' } },
  committedDate: '2026-01-01T00:00:00Z',
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

function answer(route: Route, body: unknown, status = 200): Promise<void> {
  return route.fulfill({ status, json: body, headers: CORS })
}

function oid(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}
