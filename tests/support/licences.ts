/** Licenses allowed in the output: they only require their text to be included. */
const SHIPPED_LICENCES =
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 Unlicense OFL-1.1'

/** Licenses allowed additionally for build tools, which are not distributed. */
const BUILD_LICENCES = `${SHIPPED_LICENCES} BSD MPL-2.0 LGPL-3.0-or-later Python-2.0 CC-BY-4.0 Zlib`

/** Whether an SPDX expression is allowed for a purpose: `(AGPL-3.0-or-later OR MIT)` → true. */
export function isAllowed(licence: string, purpose: 'shipped' | 'building'): boolean {
  const allowed = (purpose === 'shipped' ? SHIPPED_LICENCES : BUILD_LICENCES).split(' ')
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence.trim())))
}
