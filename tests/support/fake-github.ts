import { createHash } from 'node:crypto'

import type { Page, Route } from '@playwright/test'

/** Accepted token; any other is rejected as invalid. */
export const TOKEN = 'github_pat_right'

type Files = Map<string, string>

interface PullRequest {
  title: string
  head: string
  draft: boolean
  labels: string[]
  state: 'open' | 'merged'
  /** Files of its branch, as base64 by their paths. */
  files: Files
}

/** A fake GitHub repository for the desk: files as base64 by their paths, commits and pull requests. */
export interface FakeGitHub {
  /** Files of the branch that is published. */
  files: Files
  /** Headlines of the commits made by the desk. */
  commits: string[]
  pullRequests: PullRequest[]
  /** Text of a file. */
  text: (path: string) => string
  /** Simulates a commit by another person. */
  push: (path: string, text: string) => void
  /** Makes the following requests fail; `review` rejects only new pull requests, and `merge` only merging. */
  fail: (how: Failure | undefined) => void
}

type Failure = 'token' | 'network' | 'review' | 'merge'

interface Input {
  branch: { branchName: string }
  expectedHeadOid: string
  fileChanges: {
    additions: { path: string; contents: string }[]
    deletions?: { path: string }[]
  }
  message: { headline: string }
}

interface Query {
  query: string
  variables: { branch?: string; input?: Input | { name: string } | { pullRequestId: string } }
}

const MAIN = 'main'

/** Intercepts the desk's requests to GitHub's API. */
export async function fakeGitHub(page: Page, files: Files): Promise<FakeGitHub> {
  const branches = new Map([[MAIN, { files, head: oid('start') }]])
  const commits: string[] = []
  const pullRequests: PullRequest[] = []
  let failure: Failure | undefined
  const getBranch = (name: string) => {
    const branch = branches.get(name)
    if (!branch) throw new Error(`no branch ${name}`)
    return branch
  }
  /** Writes files to a branch, which gets a new head. */
  const write = (name: string, changes: Iterable<[string, string | undefined]>) => {
    const branch = getBranch(name)
    for (const [path, contents] of changes) {
      if (contents === undefined) branch.files.delete(path)
      else branch.files.set(path, contents)
      branch.head = oid(branch.head + path + contents)
    }
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
    if (pathname === '/graphql') return answer(route, graphql(request.postDataJSON() as Query))
    if (pathname.includes('/git/trees/')) {
      const tree = [...files].map(([path, contents]) => ({
        path,
        type: 'blob',
        sha: oid(contents),
        size: contents.length,
      }))
      return answer(route, { sha: getBranch(MAIN).head, tree })
    }
    const [, sha] = /\/git\/blobs\/(\w+)$/.exec(pathname) ?? []
    if (sha) {
      const body = Buffer.from(readContents(sha) ?? '', 'base64')
      const headers = { ...CORS, 'content-type': 'application/octet-stream' }
      return route.fulfill({ body, headers })
    }
    if (pathname.endsWith('/pulls') && request.method() === 'POST') {
      if (failure === 'review') {
        return answer(route, { message: 'Resource not accessible by personal access token' }, 403)
      }
      const body = request.postDataJSON() as Pick<PullRequest, 'title' | 'head' | 'draft'>
      const { title, head, draft } = body
      const { files: changed } = getBranch(head)
      pullRequests.push({ title, head, draft, labels: [], state: 'open', files: changed })
      const number = pullRequests.length
      return answer(
        route,
        { ...body, ...OPENED_PULL_REQUEST, number, node_id: String(number) },
        201,
      )
    }
    const [, number, action] = /\/(?:issues|pulls)\/(\d+)(\/\w+)?$/.exec(pathname) ?? []
    const pullRequest = pullRequests[Number(number) - 1]
    if (pullRequest && action === '/merge') return merge(route, pullRequest)
    if (pullRequest) {
      if (request.method() !== 'GET') {
        const { labels } = request.postDataJSON() as { labels: string[] }
        pullRequest.labels = action === '/labels' ? [...pullRequest.labels, ...labels] : labels
      }
      return answer(route, { labels: pullRequest.labels.map((name) => ({ name })) })
    }
    const [, branch] = /\/git\/refs\/heads\/(.+)$/.exec(pathname) ?? []
    if (branch && request.method() === 'DELETE') {
      branches.delete(decodeURI(branch))
      return route.fulfill({ status: 204, headers: CORS })
    }
    return answer(route, {}, 404)
  })

  function readContents(sha: string): string | undefined {
    return [...branches.values()]
      .flatMap((branch) => [...branch.files.values()])
      .find((contents) => oid(contents) === sha)
  }

  /** Merges like GitHub, which accepts no draft. */
  function merge(route: Route, pullRequest: PullRequest): Promise<void> {
    if (failure === 'merge' || pullRequest.draft) {
      return answer(route, { message: 'Required status check is failing.' }, 405)
    }
    write(MAIN, changesOf(pullRequest))
    pullRequest.state = 'merged'
    return answer(route, { merged: true, sha: getBranch(MAIN).head })
  }

  function changesOf(pullRequest: PullRequest): [path: string, contents: string][] {
    return [...pullRequest.files].filter(([path, contents]) => files.get(path) !== contents)
  }

  function listPullRequests(): unknown[] {
    return pullRequests.flatMap((pullRequest, index) => {
      const { title, head, draft, labels, state } = pullRequest
      if (state !== 'open') return []
      return {
        id: String(index + 1),
        number: index + 1,
        title,
        url: OPENED_PULL_REQUEST.html_url,
        isDraft: draft,
        isCrossRepository: false,
        createdAt: OPENED_PULL_REQUEST.created_at,
        updatedAt: OPENED_PULL_REQUEST.updated_at,
        headRefName: head,
        headRefOid: getBranch(head).head,
        author: { login: 'owner', name: 'Owner' },
        labels: { nodes: labels.map((name) => ({ name })) },
        files: {
          nodes: changesOf(pullRequest).map(([path]) => ({ path, changeType: 'MODIFIED' })),
        },
      }
    })
  }

  function graphql({ query, variables: { branch = MAIN, input } }: Query): unknown {
    if (input && 'name' in input) {
      const name = input.name.replace('refs/heads/', '')
      branches.set(name, { ...getBranch(MAIN), files: new Map(files) })
      return { data: { createRef: { ref: { name } } } }
    }
    if (input && 'pullRequestId' in input) {
      const pullRequest = pullRequests[Number(input.pullRequestId) - 1]
      if (pullRequest) pullRequest.draft = query.includes('convertPullRequestToDraft')
      return { data: {} }
    }
    if (input) return commit(input)
    const { head } = getBranch(branch)
    if (query.includes('base: repository')) {
      return { data: { fork: { id: '1' }, base: { ref: { target: { oid: head } } } } }
    }
    if (query.includes('pullRequests(')) {
      const nodes = listPullRequests()
      return { data: { repository: { pullRequests: { nodes, totalCount: nodes.length } } } }
    }
    const texts = new Map([...files.values()].map((contents) => [oid(contents), contents]))
    const aliases = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)]
    const entries = aliases.map(([, alias = '', sha = '']) => {
      const text = Buffer.from(texts.get(sha) ?? '', 'base64').toString()
      return [alias, { text, isTruncated: false }] as const
    })
    const onBranches = [...query.matchAll(/(\w+): +object\(expression: "([^":]+):([^"]+)"\)/g)]
    const blobs = onBranches.map(([, alias = '', name = '', path = '']) => {
      const contents = getBranch(name).files.get(path) ?? ''
      const text = Buffer.from(contents, 'base64').toString()
      const blob = { oid: oid(contents), byteSize: text.length, isBinary: false }
      return [alias, { ...blob, isTruncated: false, text }] as const
    })
    const metadata = [...query.matchAll(/(\w+_\d+): *\n? *ref\(/g)].map(
      ([, alias = '']) => [alias, { target: { history: { nodes: [COMMIT] } } }] as const,
    )
    const history = { nodes: [{ oid: head, message: 'Start' }] }
    const repository = {
      defaultBranchRef: { name: MAIN },
      ref: { target: { oid: head, history } },
      ...Object.fromEntries([...entries, ...blobs, ...metadata]),
    }
    return { data: { repository } }
  }

  function commit({ branch, expectedHeadOid, fileChanges, message }: Input): unknown {
    const { additions, deletions = [] } = fileChanges
    if (expectedHeadOid !== getBranch(branch.branchName).head) {
      return { data: null, errors: [{ type: 'STALE_DATA', message: STALE_BRANCH }] }
    }
    write(branch.branchName, [
      ...additions.map(({ path, contents }): [string, string] => [path, contents]),
      ...deletions.map(({ path }): [string, undefined] => [path, undefined]),
    ])
    commits.push(message.headline)
    const files = additions.map(({ contents }, index) => [`file_${index}`, { oid: oid(contents) }])
    return {
      data: {
        createCommitOnBranch: {
          commit: {
            oid: getBranch(branch.branchName).head,
            committedDate: '2026-01-01T00:00:00Z',
            ...Object.fromEntries(files),
          },
        },
      },
    }
  }

  return {
    files,
    commits,
    pullRequests,
    text: (path) => Buffer.from(files.get(path) ?? '', 'base64').toString(),
    push: (path, text) => write(MAIN, [[path, Buffer.from(text).toString('base64')]]),
    fail: (how) => void (failure = how),
  }
}

const STALE_BRANCH = 'Expected branch to point to "a1b2" but it did not. Pull and try again.'

const OPENED_PULL_REQUEST = {
  html_url: 'https://github.com/owner/site/pull/1',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}

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
