/**
 * A process that runs contentlayer over a folder as often as it is asked to. It says when it is ready, and
 * answers when what lies in the folder is compiled; what contentlayer says of a mistake is printed, and the
 * process ends with it. `scripts/content/contentlayer-bundle.ts` makes one file of it and all that it imports.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import * as effect from '@contentlayer2/utils/effect'
import { type DataCache, type Document, runMain, type SchemaDef } from 'contentlayer2/core'

// oxlint-disable-next-line site/import-directions -- it stands where contentlayer looks for it
import makeSource from '../../contentlayer.config.ts'
import { type CompiledParts, formatCompiled, MADE_FOLDER, madeFile } from './compiled-file.ts'
import { takeFacts } from './keep-facts.ts'

const run = runMain<DataCache.Cache>({
  tracingServiceName: 'contentlayer',
  verbose: false,
  customCwd: process.cwd(),
})
const source = await makeSource(undefined)

/** What is needed of effect-ts: contentlayer names its types where TypeScript does not find them. */
interface Combinators {
  T: {
    chain_<Value, Next>(first: Effect<Value>, next: (value: Value) => Effect<Next>): Effect<Next>
    map_<Value, Next>(first: Effect<Value>, next: (value: Value) => Next): Effect<Next>
    rightOrFail<Value>(either: Effect<{ right: Value }>): Effect<Value>
  }
  S: {
    take_<Value>(stream: Stream<Value>, count: number): Stream<Value>
    runCollect<Value>(stream: Stream<Value>): Effect<Collected<Value>>
  }
  Chunk: { unsafeHead<Value>(chunk: Collected<Value>): Value }
}
interface Effect<Value> {
  value: Value
}
interface Stream<Value> {
  values: Value
}
interface Collected<Value> {
  head: Value
}
const { Chunk, S, T } = effect as unknown as Combinators

// As contentlayer's command does, without what nobody here reads: a module and a list of all documents of each
// kind, and a copy of everything for its next run.
const compiling = T.chain_(source.provideSchema('') as Effect<SchemaDef>, (schemaDef) => {
  const caches = source.fetchData({ schemaDef, verbose: false, skipCachePersistence: true })
  const first = S.runCollect(S.take_(caches as Stream<{ right: DataCache.Cache }>, 1))
  return T.rightOrFail(T.map_(first, Chunk.unsafeHead))
})

process.on('message', () => {
  void run(compiling).then(({ cacheItemsMap }) => {
    mkdirSync(MADE_FOLDER, { recursive: true })
    for (const { document } of Object.values(cacheItemsMap)) {
      writeFileSync(join(MADE_FOLDER, madeFile(document._id)), formatCompiled(partsOf(document)))
    }
    process.send?.('compiled')
  })
})
process.send?.('ready')

function partsOf({ body, ...fields }: Document): CompiledParts {
  const known = takeFacts(fields._id)
  if (!known) return { fields }
  const { raw: text, html: code } = body as { raw: string; html: string }
  return { fields, article: { text, code, ...known } }
}
