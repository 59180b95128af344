/** Names of environment variables whose values are secret. */
const SECRET_NAME = /SECRET|TOKEN|PASSWORD|PASSWD|CODES|CREDENTIAL|API_?KEY|^ADMIN_/i

/** Shorter values, such as `on`, occur by chance. */
const MIN_LENGTH = 6

/** Key formats of well-known services. */
const KEY =
  /-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:ghp|gho|ghs|github_pat)_\w{30,}|\bAKIA[0-9A-Z]{16}\b|\bsk-[\w-]{30,}|\bxox[abp]-[\w-]{20,}|\bAIza[\w-]{35}\b/

/** Secret values of an environment: `{ COURSE_ACCESS_CODES: 'first_one,second_one' }` → both codes. */
export function listSecrets(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env)
    .filter(([name]) => SECRET_NAME.test(name))
    .flatMap(([, value = '']) => [value, ...value.split(',')])
    .map((value) => value.trim())
    .filter((value) => value.length >= MIN_LENGTH)
}

/** Describes a secret in a text without repeating it; `undefined` if there is none. */
export function findSecret(text: string, secrets: readonly string[]): string | undefined {
  if (secrets.some((secret) => text.includes(secret))) return 'a secret of the environment'
  return KEY.test(text) ? 'what looks like a key' : undefined
}
