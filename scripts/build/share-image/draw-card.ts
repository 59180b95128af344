import type { ReactNode } from 'react'
import satori, { type SatoriOptions } from 'satori'
import sharp from 'sharp'

import { THEME_COLORS } from '#scripts/build/web-manifest.ts'
import { cover, isLightCover } from '#src/lib/cover-art.ts'
import { SHARE_SIZE, type ShareCard } from '#src/seo/share-card.ts'

import { getFamily, type Voice } from './fonts.ts'

/** The drawing takes the right two fifths; the text is on the left inside a margin. */
const ART_WIDTH = 480
const MARGIN = 60
const GAP_PX = 40
const LABEL = 30
const NOTE_SIZE = 26

const TEXT_WIDTH = SHARE_SIZE.width - ART_WIDTH - MARGIN - GAP_PX

/** Width, thickness and height of the opening dash in em, as on the page. */
const DASH = { width: 0.86, height: 0.105, middle: 0.56, space: 0.2 }

const LINE_HEIGHT = 1.07

/** Space between question and answer in em. */
const QUESTION_GAP_EM = 0.14
const SIZES = [84, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40]

/** Average width of a letter in em, used to limit the size of long words. */
const LETTER_WIDTH = 0.6

const TRACKING: Record<Voice, string> = {
  answer: '-0.03em',
  question: '-0.012em',
  label: '-0.01em',
}

/** The drawing of a card, as SVG. */
export function getArt({ art }: ShareCard): string {
  return cover(art.id, art.tags, { w: ART_WIDTH, h: SHARE_SIZE.height })
}

/** A page's picture for previews, as PNG. */
export async function drawCard(
  card: ShareCard,
  fonts: SatoriOptions['fonts'],
): Promise<Uint8Array> {
  const { width, height } = SHARE_SIZE
  const { ground, ink, pen, quiet } = THEME_COLORS[isLightCover(card.art.id) ? 'light' : 'dark']
  const availableHeight =
    height - 2 * MARGIN - LABEL - GAP_PX - (card.note ? NOTE_SIZE + GAP_PX * 0.6 : 0)
  const voices = [
    ...(card.question ? [{ voice: 'question' as const, text: card.question, dash: ink }] : []),
    { voice: 'answer' as const, text: card.title, dash: pen },
  ]
  const layoutWords = (size: number) =>
    element(
      'div',
      { display: 'flex', flexDirection: 'column', width: TEXT_WIDTH, gap: QUESTION_GAP_EM * size },
      voices.map((line) => drawLine(line, size, ink)),
    )
  const size = await largestFitting(voices, availableHeight, async (size) =>
    getHeight(await satori(layoutWords(size), { width: TEXT_WIDTH, fonts })),
  )
  const svg = await satori(
    element('div', { display: 'flex', width, height, background: ground }, [
      element(
        'div',
        {
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: width - ART_WIDTH,
          padding: MARGIN,
          paddingRight: GAP_PX,
        },
        [
          element('div', { display: 'flex', alignItems: 'center', height: LABEL }, [
            mark(ink, pen),
            textNode(card.brand, LABEL, ink),
          ]),
          element(
            'div',
            { display: 'flex', alignItems: 'center', height: availableHeight, overflow: 'hidden' },
            [layoutWords(size)],
          ),
          textNode(card.note, NOTE_SIZE, quiet),
        ],
      ),
      {
        type: 'img',
        props: {
          src: `data:image/svg+xml;base64,${Buffer.from(getArt(card)).toString('base64')}`,
          width: ART_WIDTH,
          height,
        },
      },
    ]),
    { width, height, fonts },
  )
  // The picture has few colors, and a palette halves its size.
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 48, dither: 0, effort: 2 })
    .toBuffer()
}

/** Logo of the brand. */
function mark(ink: string, pen: string) {
  const bar = (left: number, top: number, width: number, background: string) =>
    element('div', { position: 'absolute', left, top, width, height: 10, background })
  return element('div', { display: 'flex', position: 'relative', width: 76, height: LABEL }, [
    bar(0, 3, 32, ink),
    bar(17, 21, 39, pen),
  ])
}

function textNode(text: string, size: number, color: string) {
  const style = { fontFamily: getFamily('label'), letterSpacing: TRACKING.label }
  return element('div', { display: 'flex', ...style, fontSize: size, lineHeight: 1, color }, text)
}

/** A line with an opening dash. */
function drawLine(
  { voice, text, dash }: { voice: Voice; text: string; dash: string },
  size: number,
  color: string,
) {
  return element('div', { display: 'flex', width: TEXT_WIDTH, position: 'relative' }, [
    element('div', {
      position: 'absolute',
      left: 0,
      top: DASH.middle * size,
      width: DASH.width * size,
      height: DASH.height * size,
      background: dash,
    }),
    element(
      'div',
      {
        display: 'block',
        width: TEXT_WIDTH,
        color,
        fontFamily: getFamily(voice),
        fontSize: size,
        letterSpacing: TRACKING[voice],
        lineHeight: LINE_HEIGHT,
        textIndent: (DASH.width + DASH.space) * size,
        textWrap: 'balance',
        wordBreak: 'break-word',
      },
      text,
    ),
  ])
}

/** Largest font size at which the text fits, or the smallest one. */
async function largestFitting(
  voices: readonly { text: string }[],
  availableHeight: number,
  heightAt: (size: number) => Promise<number>,
): Promise<number> {
  const longest = Math.max(
    ...voices.flatMap(({ text }) => text.split(/[ \t\n]+/).map((word) => word.length)),
  )
  const sizes = SIZES.filter((size) => longest * LETTER_WIDTH * size <= TEXT_WIDTH)
  let [low, high] = [0, sizes.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((await heightAt(sizes[middle] ?? 0)) <= availableHeight) high = middle
    else low = middle + 1
  }
  return sizes[low] ?? SIZES.at(-1) ?? 1
}

function getHeight(svg: string): number {
  return Number(/^<svg[^>]* height="([\d.]+)"/.exec(svg)?.[1])
}

function element(type: string, style: object, children?: unknown) {
  return { type, props: { style, children } } as unknown as Exclude<ReactNode, undefined>
}
