// @ts-nocheck
// Deterministic vector art: same slug + tags → same picture, no dependencies, 2-6 KB of SVG.
// Everything is made of one thing: the dash. Word lengths of the slug set the lengths of the dashes.
const fnv = s => { let h = 2166136261; for (const c of s) h = Math.imul(h ^ c.charCodeAt(0), 16777619); return h >>> 0; };
const prng = a => () => { a = a + 0x6D2B79F5 | 0; let t = Math.imul(a ^ a >>> 15, 1 | a); t ^= t + Math.imul(t ^ t >>> 7, 61 | t); return ((t ^ t >>> 14) >>> 0) / 4294967296; };

// field = ground, a = the person (question), b = the assistant (answer), m = marker
export const FIELDS = {
  paper:  { field: '#DFE7E3', a: '#0F1A16', b: '#A30C46', m: '#FFDF3A' },
  board:  { field: '#14211B', a: '#EFF4F1', b: '#FF82AB', m: '#FFDA4D' },
  pen:    { field: '#A30C46', a: '#FFFFFF', b: '#FFDF3A', m: '#2B0313' },
  marker: { field: '#FFDF3A', a: '#0F1A16', b: '#A30C46', m: '#FFFFFF' },
  chalk:  { field: '#F6C9D8', a: '#2B0313', b: '#A30C46', m: '#FFFFFF' },
  moss:   { field: '#0B6341', a: '#EFF4F1', b: '#FFDF3A', m: '#FF82AB' },
};
// the first known tag decides the composition and the two fields to choose from
const BY_TAG = {
  dialogflow: ['branch', ['board', 'paper']], chatbot: ['exchange', ['paper', 'chalk']], development: ['indent', ['marker', 'board']],
  ai: ['field', ['pen', 'chalk']], programming: ['register', ['paper', 'board']], automation: ['compress', ['moss', 'marker']],
};
const ORDER = ['automation', 'programming', 'development', 'ai', 'chatbot', 'dialogflow']; // rarest tag first
export const pick = (slug, tags = []) => {
  const tag = ORDER.find(t => tags.includes(t)) ?? ORDER[fnv(slug) % 6];
  const [kind, fields] = BY_TAG[tag];
  return { tag, kind, field: fields[fnv(slug) % fields.length] };
};

const n = v => +v.toFixed(1);
const dash = (x, y, w, h, f) => `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${f}"/>`;

const ART = {
  // two voices: question ranged left, answer ranged right, one word = one dash
  exchange(W, H, c, r, words) {
    const u = W / 26, rows = 9, gap = H / (rows + 2), t = gap * .5; let o = '';
    for (let i = 0, k = Math.floor(r() * words.length); i < rows; i++) {
      const answer = i % 3 !== 0, cnt = answer ? 3 : 2, ls = Array.from({ length: cnt }, () => Math.max(2, Math.min(9, words[k++ % words.length])) * u * (.62 + r() * .3));
      const total = ls.reduce((s, l) => s + l, 0) + (cnt - 1) * u * .6; let x = answer ? W - u * 2 - total : u * 2; x = Math.max(u * 2, x);
      for (const l of ls) { const w = Math.min(l, W - u * 2 - x); if (w > u * .5) o += dash(x, gap * (i + 1.25), w, t, answer ? c.b : c.a); x += l + u * .6; }
    }
    return o;
  },
  // intent → entity → parameter: every dash forks
  branch(W, H, c, r, words) {
    const cols = 5, cw = W / (cols + .6), t = H / 26; let o = '', l = ''; let level = [{ y: H / 2, s: H * .52 }], hot = 0;
    for (let d = 0; d < cols; d++) {
      const x = cw * (d + .35), next = [], pickHot = Math.floor(r() * (d ? 2 : 1));
      level.forEach((nd, i) => {
        const w = cw * (.34 + .05 * (words[(d + i) % words.length] % 7)), on = i === hot;
        o += dash(x, nd.y - t / 2, Math.min(w, cw * .66), t, on ? c.b : c.a);
        if (d < cols - 1) for (const k of (d < 3 ? [-1, 1] : [r() > .5 ? 0 : 0])) {
          const y = nd.y + k * nd.s / 2.15, sel = on && (k === 0 || (k > 0) === (pickHot === 1)); next.push({ y, s: nd.s / 2, sel });
          const x0 = x + Math.min(w, cw * .66), x1 = cw * (d + 1.35), xm = x1 - cw * .14;
          l += `<path d="M${n(x0)} ${n(nd.y)}H${n(xm)}V${n(y)}H${n(x1)}" stroke="${sel ? c.b : c.a}" stroke-opacity="${sel ? 1 : .35}" stroke-width="${n(t / 5)}" fill="none"/>`;
        }
      });
      hot = next.findIndex(q => q.sel); level = next;
    }
    return l + o;
  },
  // source code read from across the room; one line is marked
  indent(W, H, c, r, words) {
    const rows = 11, gap = H / (rows + 1.4), t = gap * .46, u = W / 30, hot = 2 + Math.floor(r() * 7); let o = '', ind = 0, k = 0;
    for (let i = 0; i < rows; i++) {
      const y = gap * (i + 1) - t / 2 + gap * .2, cnt = 1 + Math.floor(r() * 3.4); let x = u * 3 + ind * u * 2.2;
      if (i === hot) o += dash(0, y - gap * .27, W, gap, c.m);
      o += dash(u * 1.1, y, u * .7, t, c.a).replace('/>', ' fill-opacity=".35"/>');
      for (let j = 0; j < cnt; j++) { const w = words[k++ % words.length] * u * .58; o += dash(x, y, w, t, i === hot || (j && r() > .72) ? c.b : c.a); x += w + u * .7; }
      ind = Math.max(0, Math.min(4, ind + (i > rows - 4 ? -1 : r() > .42 ? 1 : r() > .5 ? 0 : -1)));
    }
    return o;
  },
  // many dashes turn towards one answer
  field(W, H, c, r) {
    const cols = 20, g = W / cols, rows = Math.ceil(H / g), fx = W * (.22 + r() * .56), fy = H * (.25 + r() * .5), tw = r() * 2.4 - 1.2, B = {};
    for (let j = 0; j < rows; j++) for (let i = 0; i < cols; i++) {
      const x = g * (i + .5), y = g * (j + .5), d = Math.hypot(x - fx, y - fy) / W, a = Math.atan2(y - fy, x - fx) + Math.PI / 2 * Math.exp(-d * 4) * tw;
      const len = g * (.17 + .25 * Math.min(1, d * 1.5)), th = Math.round(g * (.4 - .3 * Math.min(1, d * 1.3)) / 3) * 3, dx = Math.cos(a) * len, dy = Math.sin(a) * len;
      (B[(d < .15 ? c.b : c.a) + '|' + th] ??= []).push(`M${Math.round(x - dx)} ${Math.round(y - dy)}L${Math.round(x + dx)} ${Math.round(y + dy)}`);
    }
    return Object.entries(B).map(([k, v]) => `<path d="${v.join('')}" stroke="${k.split('|')[0]}" stroke-width="${k.split('|')[1]}"/>`).join('');
  },
  // the slug itself, byte by byte
  register(W, H, c, r, words, slug) {
    const rows = 8, cols = 16, gx = W / (cols + 2), gy = H / (rows + 2), hot = Math.floor(r() * cols); let o = '';
    for (let i = 0; i < cols; i++) { const b = slug.charCodeAt(i % slug.length); for (let j = 0; j < rows; j++) { const on = b >> (7 - j) & 1; o += dash(gx * (i + 1.1), gy * (j + 1.3), on ? gx * .8 : gx * .22, gy * .4, on ? (i === hot || i === hot + 1 ? c.b : c.a) : c.a); } }
    return o;
  },
  // hours folding into seconds
  compress(W, H, c, r, words) {
    const rows = 9, gap = H / (rows + 1.6), t = gap * .56, L = W * .9, sp = W * .009; let o = '';
    for (let i = 0; i < rows; i++) {
      const k = .5 + .035 * words[i % words.length] * (.7 + r() * .5), q = Math.min(.84, k), m = 13;
      const sum = (1 - q ** m) / (1 - q), l0 = (L - sp * (m - 1)) / sum; let x = W * .05;
      for (let j = 0; j < m; j++) { const l = l0 * q ** j; if (l > 1) o += dash(x, gap * (i + 1), l, t, l < W * .03 ? c.b : c.a); x += l + sp; }
    }
    return o;
  },
};

export function cover(slug, tags, { w = 1200, h = 675, title = '' } = {}) {
  const { kind, field } = pick(slug, tags), c = FIELDS[field], words = slug.split('-').map(s => Math.max(2, s.length));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" ${title ? `role="img" aria-label="${title}"` : 'aria-hidden="true"'} preserveAspectRatio="xMidYMid slice"><rect width="${w}" height="${h}" fill="${c.field}"/>${ART[kind](w, h, c, prng(fnv(slug)), words, slug)}</svg>`;
}

// Portrait placeholder: an engraving of horizontal dashes, 4:5. Replaced by a photograph in the same crop.
export function portrait({ w = 400, h = 500, ink = 'currentColor', rows = 46 } = {}) {
  const g = h / rows; let d = '';
  const E = (x, y, cx, cy, rx, ry) => { const a = (x - cx) / rx, b = (y - cy) / ry; return a * a + b * b < 1 ? [a, b] : null; };
  const shade = (x, y) => { // 0 light .. 1 dark; lamp at upper left
    const face = E(x, y, .5, .37, .142, .195), hair = E(x, y, .508, .315, .172, .185);
    if (hair && (!face || y < .268 + (x - .5) * (x - .5) * 2.6 - (x - .5) * .12)) return .78 + .1 * hair[0];
    if (face) return .2 + .3 * Math.max(-.2, face[0]) + (y > .5 ? .12 : 0);
    if (E(x, y, .352, .385, .02, .042) || E(x, y, .648, .385, .02, .042)) return .4;
    if (Math.abs(x - .5) < .078 + Math.max(0, y - .6) * .5 && y > .45 && y < .72) return y < .58 ? .62 : .4 + (x - .5) * 1.5;
    const body = E(x, y, .5, 1.08, .465, .42);
    if (body) return Math.abs(x - .5) < (.86 - y) * .42 ? .34 : .7 + .2 * body[0];
    return .06;
  };
  for (let j = 0; j < rows; j++) {
    const y = g * (j + .5), top = [], bot = []; let prev = -1, px = 0;
    for (let i = 0; i <= 120; i++) {
      const x = w * i / 120, s = Math.max(.06, Math.min(.86, shade(x / w, y / h))); if (i && i < 120 && Math.abs(s - prev) < .035) continue;
      if (prev >= 0 && Math.abs(s - prev) > .12) { top.push(`${n(x - .5)} ${n(y - prev * g / 2)}`); bot.unshift(`${n(x - .5)} ${n(y + prev * g / 2)}`); }
      top.push(`${n(x)} ${n(y - s * g / 2)}`); bot.unshift(`${n(x)} ${n(y + s * g / 2)}`); prev = s; px = x;
    }
    d += `M${top.join('L')}L${bot.join('L')}Z`;
  }
  return `<svg viewBox="0 0 ${w} ${h}" aria-hidden="true"><path d="${d}" fill="${ink}"/></svg>`;
}
