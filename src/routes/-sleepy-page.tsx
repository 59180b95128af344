import { Outlet, useMatches } from '@tanstack/react-router'
import { Suspense, use, useInsertionEffect, useLayoutEffect } from 'react'

import { HeadTags } from './-head-tags.tsx'
import { endSleep, isLeftAsleep, leaveAsleep, whenAwake } from './-page-sleep.ts'

const PAGE = (
  <>
    <HeadTags />
    <Outlet />
  </>
)

// The same elements each time: what is still markup alone must not be rendered anew.
const SLEEPER = (
  <Suspense fallback={null}>
    <Sleeper />
  </Suspense>
)

/**
 * The page of the address. One that was prerendered is hydrated when somebody wants it; another that
 * takes its place before that is rendered as ever.
 */
export function SleepyPage() {
  const isLeft = useMatches({ select: (matches) => isLeftAsleep(matches.at(-1)) })
  return isLeft ? <Successor /> : SLEEPER
}

function Sleeper() {
  const awake = whenAwake()
  if (awake) use(awake)
  useLayoutEffect(endSleep, [])
  return PAGE
}

function Successor() {
  useInsertionEffect(leaveAsleep, [])
  return PAGE
}
