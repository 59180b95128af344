import { unlessLeaving } from './leaving.ts'
import { stylesLoaded } from './styles-loaded.ts'

/**
 * Loads a module of the site with the stylesheets that it needs, named by their files in the output.
 * Stands in for Vite's own helper, which would also preload scripts.
 * @throws Error for a stylesheet that is not there.
 */
export async function loadWithStyles<Module>(
  load: () => Promise<Module>,
  styles: readonly string[],
): Promise<Module> {
  return unlessLeaving(async () => {
    await Promise.all(styles.map(addStyles))
    return load()
  })
}

async function addStyles(file: string): Promise<void> {
  const href = import.meta.env.BASE_URL + file
  // One that came in before another would make the browser take late fonts anew, and the page move.
  await stylesLoaded()
  const other = document.querySelector(`link[href="${href}"]`)
  if (other) {
    // Another module has asked for it in the meantime, perhaps in vain.
    await stylesLoaded()
    return other.isConnected ? undefined : addStyles(file)
  }
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      // So that the next try asks again.
      link.remove()
      reject(new Error(`Unable to preload CSS for ${href}`))
    }
    document.head.append(link)
  })
}
