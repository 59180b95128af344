/** Whether an answer is a page of HTML. Some hosts give one, as if all were well, in place of a file that is missing. */
export function isDocument({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false
}
