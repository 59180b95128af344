import { Outlet, useMatches } from '@tanstack/react-router'
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
    <Outlet />
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
  return PAGE
}
