import { Match, Outlet, useMatches } from '@tanstack/react-router'
import {
  startTransition,
  Suspense,
  use,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useState,
} from 'react'

import { HeadTags } from './-head-tags.tsx'
import { endSleep, isLeftAsleep, leaveAsleep, whenAwake } from './-page-sleep.ts'

const PAGE = (
  <>
    <HeadTags />
    <PageOutlet />
  </>
)

const NEVER = new Promise<never>(() => {})

// Kept as a state: what is still markup alone must not be rendered anew.
const createSleeper = () => (
  <Suspense fallback={null}>
    <Sleeper />
  </Suspense>
)

/**
 * The page of the address. One that was prerendered is hydrated when somebody wants it; another that
 * takes its place before that is rendered as ever.
 */
export function SleepyPage() {
  const [sleeper, setSleeper] = useState(createSleeper)
  const isLeft = useMatches({ select: (matches) => isLeftAsleep(matches.at(-1)) })
  // By a change, since React lets a boundary that waits for a promise wait 300 ms more.
  useEffect(() => {
    void whenAwake()?.then(() => startTransition(() => setSleeper(createSleeper)))
  }, [])
  return isLeft ? <Successor /> : sleeper
}

function Sleeper() {
  if (whenAwake()) use(NEVER)
  useLayoutEffect(endSleep, [])
  return PAGE
}

function Successor() {
  useInsertionEffect(leaveAsleep, [])
  return <Suspense fallback={null}>{PAGE}</Suspense>
}

/**
 * What the address shows. The outlet of a root has a boundary of its own, which would be hydrated after the
 * page is said to be awake: without it the page is hydrated in one piece with what lets it sleep.
 * Semi-internal: `Match` is what the outlet shows within that boundary.
 */
function PageOutlet() {
  const routeId = useMatches({
    select: ([root, page]): string | undefined => (root?._notFound ? undefined : page?.routeId),
  })
  return routeId === undefined ? <Outlet /> : <Match routeId={routeId} />
}
