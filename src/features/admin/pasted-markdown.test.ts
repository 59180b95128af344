// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { parsePost } from '#src/content/markdown/parse-post.ts'
import { plainText } from '#src/content/markdown/plain-text.ts'

import { pastedMarkdown } from './pasted-markdown.ts'

const GOOGLE_DOCS = `<meta charset='utf-8'><html><head></head><body><!--StartFragment--><meta charset="utf-8">
<b style="font-weight:normal;" id="docs-internal-guid-5b1c1f0e-7fff-4c41-8c3a-0a9d3b0f8d11">
<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;font-weight:700;font-style:normal;text-decoration:none;">Боти</span></h1>
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">Слово </span><span style="font-size:11pt;font-weight:700;font-style:normal;">жир</span><span style="font-size:11pt;font-weight:700;">не </span><span style="font-size:11pt;font-weight:400;font-style:italic;">похиле</span><span style="font-weight:400;text-decoration:line-through;"> зайве</span><span>&nbsp;і </span><a href="https://www.google.com/url?q=https://example.com/a_b?utm_source%3Ddocs%26id%3D7&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;">посилання</span></a><span>.</span></p>
<br />
<h2 dir="ltr"><span style="font-weight:400;">Список</span></h2>
<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>перше</span></p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span>друге</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>третє</span></p></li></ul>
<ol><li dir="ltr"><p dir="ltr" role="presentation"><span>раз</span></p></li><li dir="ltr"><p dir="ltr" role="presentation"><span>два</span></p></li></ol>
<p dir="ltr">&nbsp;</p>
<div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;"><p dir="ltr"><span style="font-weight:700;">План</span></p></td><td><p dir="ltr"><span>Ціна | грн</span></p></td></tr><tr><td><p dir="ltr"><span>A</span></p><p dir="ltr"><span>B</span></p></td><td><p dir="ltr"><span>10</span></p></td></tr></tbody></table></div>
<p><span><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX?key=k" width="602" height="301" /></span></p>
</b><br class="Apple-interchange-newline"><!--EndFragment--></body></html>`

test('pasting from Google Docs keeps headings, formatting, links, lists, tables and pictures', () => {
  expect(pastedMarkdown(GOOGLE_DOCS)).toEqual({
    inline: false,
    text: `## Боти

Слово **жирне** _похиле_ ~~зайве~~ і [посилання](https://example.com/a_b?id=7).

### Список

- перше
  - друге
- третє

1. раз
2. два

| **План** | Ціна \\| грн |
| - | - |
| A B | 10 |

![Blog post image](https://lh7-rt.googleusercontent.com/docsz/AD_4nX?key=k)`,
  })
})

const WORD_HTML = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:Wingdings;} p.MsoNormal {margin:0cm;} --></style></head>
<body lang=UK style='tab-interval:35.4pt'><!--StartFragment-->
<h1><span lang=UK>План<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=UK>Перший рядок
абзацу, <b style='mso-bidi-font-weight:normal'>важливо</b>: <a href="https://example.com/"><i>тут</i></a>.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=UK><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=UK style='font-family:Symbol;'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=UK>один<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif]><span lang=UK>глибше<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span><![endif]>два<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span></span><![endif]>крок<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td width=300 valign=top><p class=MsoNormal><b>Назва<o:p></o:p></b></p></td><td><p class=MsoNormal>Сума<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>x<o:p></o:p></p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/Temp/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=200 height=100 src="file:///C:/Temp/msohtmlclip1/01/clip_image001.png" alt="Схема"><![endif]></p>
<!--EndFragment--></body></html>`

test('pasting from Word keeps lists and drops comments and tracked changes', () => {
  expect(pastedMarkdown(WORD_HTML)?.text).toBe(`## План

Перший рядок абзацу, **важливо**: [_тут_](https://example.com/).

- один
  - глибше
- два

1. крок

| **Назва** | Сума |
| - | - |
| x | |

Схема`)
})

const WEB_PAGE = `<meta charset='utf-8'><h2 id="install" style="box-sizing: border-box; font-weight: 600;">Install<a class="anchor" aria-hidden="true" href="https://docs.example/#install"><svg viewBox="0 0 16 16"><path d="M0 0"></path></svg></a></h2><p style="color: rgb(31, 35, 40);">Run<span> </span><code>npm_install -D a*b</code>, then see <a href="https://docs.example/guide?page=2&amp;utm_medium=web&amp;gclid=1#top" title="Guide">the guide</a>, <a href="javascript:alert(1)">this</a> and <a href="#">that</a>.</p><div class="highlight highlight-source-js"><pre><code class="language-js hljs"><span class="hljs-keyword">const</span> a = '*'
<span class="hljs-keyword">if</span> (a) {
  go(\`b\`)
}
</code></pre><button>Copy</button></div><blockquote><p>Said <em>once</em>.</p></blockquote><table><caption>Plans</caption><thead><tr><th align="left">A</th><th>B</th></tr></thead><tbody><tr><td>1<br>2</td><td><strong>3</strong></td></tr></tbody></table><figure><img alt="A chart" src="https://docs.example/chart.png"><figcaption>Fig. 1</figcaption></figure><img src="https://t.example/p.gif" width="1" height="1"><ol start="3"><li>Three<ul class="contains-task-list"><li><input type="checkbox" checked> done</li></ul></li></ol><hr><p>a<br>b<br><br>c <img alt="🎉" src="https://cdn.example/tada.png"></p>`

test('pasting from a web page keeps code, quotes and tables, and strips tracking parameters from links', () => {
  expect(pastedMarkdown(WEB_PAGE)?.text).toBe(`## Install

Run \`npm_install -D a*b\`, then see [the guide](https://docs.example/guide?page=2#top), this and that.

\`\`\`js
const a = '*'
if (a) {
  go(\`b\`)
}
\`\`\`

> Said _once_.

Plans

| A | B |
| :- | - |
| 1 2 | **3** |

![A chart](https://docs.example/chart.png)

Fig. 1

3. Three
   - [x] done

---

a\\
b

c 🎉`)
})

const GMAIL = `<div dir="ltr"><div>Доброго дня!</div><div><br></div><div>Ось <b>адреса</b>: https://example.com/a_b_c?x=1&amp;y=2, пошта me_too@example.com</div><div><br></div><div class="gmail_quote"><div dir="ltr" class="gmail_attr">Пише Олена:<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;"><table role="presentation"><tbody><tr><td><p>Рядок 1</p></td><td><h3>Рядок 2</h3></td></tr></tbody></table></blockquote></div></div>`

test('pasting from an email keeps plain addresses and drops layout tables', () => {
  expect(pastedMarkdown(GMAIL)?.text).toBe(`Доброго дня!

Ось **адреса**: https://example.com/a_b_c?x=1&y=2, пошта me_too@example.com

Пише Олена:

> Рядок 1
>
> ## Рядок 2`)
})

const CODE_EDITOR = `<meta charset='utf-8'><div style="color: #d4d4d4;background-color: #1e1e1e;font-family: Menlo, monospace;white-space: pre;"><div><span style="color: #c586c0;">return</span></div></div>`

test.each([
  ['lines of Visual Studio Code', CODE_EDITOR],
  [
    'what an editor of JetBrains copies',
    '<html><body><pre style="font-family:monospace">a <span style="font-style:italic">b</span></pre></body></html>',
  ],
  ['a paragraph of words', '<p>a &lt;b&gt;</p>'],
  ['bold that is none', '<b style="font-weight:normal"><span>a</span></b>'],
  ['nothing', ''],
  ['what is nested as nobody nests', '<b>'.repeat(400) + 'a'],
  ['more than a form takes', '<ul><li>'.repeat(60) + 'a'],
])('%s is not converted to Markdown', (_, html) => {
  expect(pastedMarkdown(html)).toBeUndefined()
})

test.each([
  ['<a href="https://example.com/">слово</a>', '[слово](https://example.com/)'],
  ['a<b> b </b>c', 'a **b** c'],
  ['<b>a</b><b>b</b>', '**ab**'],
  ['<b>a <strong>b</strong></b>', '**a b**'],
  ['<u>a</u> <mark>b</mark> <i></i><s>c</s>', 'a b ~~c~~'],
])('%s is converted to inline %s', (html, text) => {
  expect(pastedMarkdown(html)).toEqual({ text, inline: true })
})

test('Markdown characters in pasted text are escaped', () => {
  const words = '# a *b* _c_ <d> [e](f) 1. g | `h` ![i](j) ~~k~~ &amp; \\ [x]'
  const paragraph = document.createElement('p')
  paragraph.textContent = words
  const markdown = pastedMarkdown(`<h2>t</h2>${paragraph.outerHTML}`)?.text ?? ''
  expect(plainText(parsePost(markdown))).toBe(`t ${words}`)
})

test('hostile HTML is converted quickly and leaves no script or external resource', () => {
  const markdown = pastedMarkdown(
    `<b>a</b><script>alert(1)</script><style>*{}</style><img src=x:y onerror=alert(1) alt=b><iframe src="javascript:alert(1)"></iframe>
    <a href=" java\nscript:alert(1)">c</a><a href="data:text/html,x">d</a><svg><a href="javascript:1">e</a></svg><p style="display:none">f</p>
    <table><tr><td colspan=99999999 rowspan=99999999>g</td><td>h</td></tr></table>`,
  )?.text
  expect(markdown).toBe('**a**b cd\n\n| g | h |\n| - | - |')
})
