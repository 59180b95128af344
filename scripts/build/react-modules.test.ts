import { expect, test } from 'vitest'

import { asModule, byNames } from './react-modules.ts'

test('a file of React becomes a module that gives what it gave, also what it reads of itself', () => {
  const code = `"use strict";
var React = require("react"),
  Scheduler = require("scheduler"),
  own = 1;
if (own) exports.now = function () { return React.use(Scheduler) };
else exports.now = null;
exports.later = () => exports.now();`
  expect(asModule(code)).toBe(`import * as React from "react";
import * as Scheduler from "scheduler";
let $now, $later;
"use strict";
var $React,
  $Scheduler,
  own = 1;
if (own) $now = function () { return React.use(Scheduler) };
else $now = null;
$later = () => $now();
export { $now as now, $later as later };
`)
})

test.each([
  ['import React from "react";', 'import * as React from "react";'],
  [
    "import React, { use } from 'react'",
    "import * as React from 'react'; import { use } from 'react'",
  ],
  ["import React2 from 'react'", "import * as React2 from 'react'"],
  ["import ReactDOM from 'react-dom'", "import * as ReactDOM from 'react-dom'"],
  ["import { use } from 'react'", "import { use } from 'react'"],
  ["import * as React from 'react'", "import * as React from 'react'"],
  ["import Reacts from 'reacts'", "import Reacts from 'reacts'"],
  ['React[" useId ".trim().toString()] || a', 'React.useId || a'],
])('%s is imported by names', (code, expected) => {
  expect(byNames(code)).toBe(expected)
})
