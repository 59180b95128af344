import { type Body, getBody } from './compiled-body.ts'
import { type Content, loadModule } from './registry.ts'

/** Loads a document with its component; `undefined` if it does not exist. */
export async function loadDocument<Kind extends 'legal' | 'post'>(
  kind: Kind,
  ...path: readonly string[]
): Promise<{ data: Content[Kind]; Body: Body | undefined }> {
  const { data, default: body } = await loadModule(kind, path)
  return { data, Body: body && getBody(body) }
}
