import { expect, test } from 'vitest'

import { criticalCss, parseStylesheet, withoutFonts } from './critical-css.ts'

test.each([
  ['a class that the page has', '.btn{color:red}', '<a class="btn big">', '.btn{color:red}'],
  ['a class of what it opens', '.tbl{color:red}', '<a data-opens="tbl">', '.tbl{color:red}'],
  ['a class that it lacks', '.tbl{color:red}', '<a class="btn">', ''],
  ['an element that it lacks', 'table td{color:red}', '<a class="btn">', ''],
  ['one selector of a list', '.btn,.tbl{color:red}', '<a class="btn">', '.btn{color:red}'],
  ['every part of a selector', '.btn .tbl{color:red}', '<a class="btn">', ''],
  [
    'a state',
    '.btn:hover:not(.is-off){color:red}',
    '<a class="btn">',
    '.btn:hover:not(.is-off){color:red}',
  ],
  ['a choice', '.btn:is(.a,.b){top:0}', '<a class="btn b">', '.btn:is(.a,.b){top:0}'],
  ['a choice of nothing', '.btn:is(.a,.b){top:0}', '<a class="btn">', ''],
  [
    'a choice inside another',
    ':is(.a,:where(p,.b) i){top:0}',
    '<p><i>',
    ':is(.a,:where(p,.b) i){top:0}',
  ],
  [
    'what is to be inside',
    '.hero:has(.b){top:0}p:has(>b,.c){top:0}',
    '<p class="hero"><b>',
    'p:has(>b,.c){top:0}',
  ],
  ['a choice of states', 'p:is(:hover,.a){top:0}', '<p>', 'p:is(:hover,.a){top:0}'],
  ['a choice that must not be', 'p:not(:is(.a,.b)){top:0}', '<p>', 'p:not(:is(.a,.b)){top:0}'],
  ['a test around values that nothing reads', '@supports (top:0){p{--a:1px}}', '<p>', ''],
  [
    'an attribute',
    '.btn[href$=".pdf"]{color:red}',
    '<a class="btn">',
    '.btn[href$=".pdf"]{color:red}',
  ],
  [
    'a root attribute',
    ':root[data-theme=dark]{color:red}',
    '<p>',
    ':root[data-theme=dark]{color:red}',
  ],
  [
    'an escaped class',
    '.md\\:w-\\[3px\\]{color:red}',
    '<p class="md:w-[3px]">',
    '.md\\:w-\\[3px\\]{color:red}',
  ],
  [
    'a class with an entity',
    '.\\[\\&_svg\\]\\:p{color:red}',
    '<p class="[&amp;_svg]:p">',
    '.\\[\\&_svg\\]\\:p{color:red}',
  ],
  [
    'a brace in quotes',
    '.btn:after{content:"}"}.tbl{top:0}',
    '<a class="btn">',
    '.btn:after{content:"}"}',
  ],
  ['a font', '@font-face{src:url(a.woff2)}', '<p>', '@font-face{src:url(a.woff2)}'],
  ['a query around nothing', '@media (width>1px){.tbl{top:0}}', '<p>', ''],
  [
    'a query around something',
    '@media (width>1px){.tbl{top:0}p{top:0}}',
    '<p>',
    '@media (width>1px){p{top:0}}',
  ],
  [
    'what is said of paper',
    '@layer base{p{top:0}@media print{p{top:1px}}}@media print{p{top:2px}}',
    '<p>',
    '@layer base{p{top:0}}',
  ],
  [
    'what is said of paper to a text that is printed',
    '@media print{p{top:2px}.tbl{top:0}.read{top:0}}',
    '<p class="read">',
    '@media print{p{top:2px}.read{top:0}}',
  ],
  ['an empty layer', '@layer base{.tbl{top:0}}', '<p>', '@layer base{}'],
  ['an order of layers', '@layer base,page;p{top:0}', '<p>', '@layer base,page;p{top:0}'],
  [
    'an animation in use',
    '@keyframes in{to{top:0}}p{animation:in 1s}',
    '<p>',
    '@keyframes in{to{top:0}}p{animation:in 1s}',
  ],
  ['an animation of nothing', '@keyframes out{to{top:0}}p{top:0}', '<p>', 'p{top:0}'],
  [
    'a value that is read',
    ':root{--a:1px;--b:2px}p{top:var(--a)}',
    '<p>',
    ':root{--a:1px;}p{top:var(--a)}',
  ],
  [
    'a value that is read by another',
    ':root{--a:1px;--b:var(--a);--c:3px}p{top:var(--b)}',
    '<p>',
    ':root{--a:1px;--b:var(--a);}p{top:var(--b)}',
  ],
  ['values that nothing reads', ':root{--a:1px;--b:var(--a)}p{top:0}', '<p>', 'p{top:0}'],
  ['a value that the markup reads', ':root{--a:1px}', '<p style="top:var(--a)">', ':root{--a:1px}'],
  ['a comment', '/*! {licence} */p{top:0}', '<p>', 'p{top:0}'],
])('%s', (_, css, html, critical) => {
  expect(criticalCss(parseStylesheet(css), html)).toBe(critical)
})

test.each([
  ['p{top:0', 'leaves a brace open'],
  ['@media print{a{b:c}', 'leaves a brace open'],
  ['a{b:c}}d{e:f}', 'closes more braces than it opens'],
])('%s is no stylesheet', (css, message) => {
  expect(() => parseStylesheet(css)).toThrow(message)
})

test('the stylesheet that comes later holds no fonts', () => {
  const css =
    '@font-face{src:url(a.woff2)}p{top:0}@supports (a:b){@font-face{src:url(b.woff2)}}@supports (a:b){p{left:0}}'
  expect(withoutFonts(css)).toBe('p{top:0}@supports (a:b){p{left:0}}')
})
